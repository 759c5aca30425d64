import type { profilesErrors } from '../../../profiles/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { minimumAge } from '../../../members.ts';
import { nameCountriesIn } from '../../country-name.ts';
import { placeName } from '../place-name.ts';
import { profileNeedTexts } from '../profile-needs.ts';
import { formatWait } from '../format-wait.ts';
import { plural } from '../plural.ts';

export const profiles: ErrorTexts<typeof profilesErrors> = {
  gender_changes_used_up: ({ seconds }) =>
    `Tu as changé ton genre plusieurs fois aujourd’hui. Réessaie dans ${formatWait(seconds)}.`,
  birth_date_changes_used_up: ({ seconds }) =>
    `Tu as changé ta date de naissance plusieurs fois aujourd’hui. Réessaie dans ${formatWait(seconds)}.`,
  place_changes_used_up: ({ seconds }) =>
    `Tu as changé de lieu plusieurs fois aujourd’hui. Réessaie dans ${formatWait(seconds)}.`,
  answer_changes_used_up: ({ seconds }) =>
    `Tu as donné ou changé beaucoup de réponses aujourd’hui. Réessaie dans ${formatWait(seconds)}.`,
  choice_unknown: ({ known }) =>
    `Cette question a ${known} ${plural(known, { one: 'réponse, numérotée', other: 'réponses, numérotées' })} à partir de 0.`,
  ages_reversed: 'L’âge minimum ne peut pas dépasser l’âge maximum.',
  prompt_answered_twice: 'Complète chaque accroche une seule fois.',
  country_unknown: ({ country }) =>
    `Pays introuvable : ${country}. Indique son nom anglais ou son code à deux lettres.`,
  city_unknown: ({ city, country, close }) =>
    close.length > 0
      ? `Ville introuvable : ${city} (${countryName(country)}). Tu voulais dire ${oneOf.format(close.map((name) => placeName(name, country)))} ?`
      : `Ville introuvable : ${city} (${countryName(country)}). Essaie une plus grande ville à proximité.`,
  no_town_near: 'Aucune ville trouvée près de ces coordonnées. Saisis plutôt ta ville.',
  position_far_from_city: ({ city, country }) =>
    `Ces coordonnées sont loin de cette ville : ${placeName(city, country)}.`,
  place_incomplete: 'Envoie la latitude et la longitude, ou la ville et le pays, ou les quatre.',
  hidden_words_used_up: ({ most }) =>
    `Tu peux masquer ${most} mots au maximum. Retires-en un d’abord.`,
  too_young_and_deleted: `Il faut avoir au moins ${minimumAge} ans pour s’inscrire. Nous avons supprimé ton compte.`,
  field_consent_missing: ({ name }) =>
    `Accepte d’abord que votre réponse à «\u00a0${name}\u00a0» soit utilisée.`,
  profile_lacks: ({ needs: [first, ...others] }) =>
    [
      first && profileNeedTexts[first],
      others.length > 0 &&
        plural(others.length, {
          one: 'Il manquera encore une information.',
          other: `Il manquera encore ${others.length} informations.`,
        }),
    ]
      .filter(Boolean)
      .join(' '),
};

const countryName = nameCountriesIn('fr');
const oneOf = new Intl.ListFormat('fr', { type: 'disjunction' });
