import type { profilesErrors } from '../../../profiles/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { minimumAge } from '../../../members.ts';
import { plural } from '../plural.ts';
import { nameCountriesIn } from '../../country-name.ts';
import { placeName } from '../place-name.ts';
import { profileNeedTexts } from '../profile-needs.ts';
import { formatWait } from '../format-wait.ts';

export const profiles: ErrorTexts<typeof profilesErrors> = {
  gender_changes_used_up: ({ seconds }) =>
    `Du hast dein Geschlecht heute schon mehrmals geändert. Versuch es in ${formatWait(seconds)} noch einmal.`,
  birth_date_changes_used_up: ({ seconds }) =>
    `Du hast dein Geburtsdatum heute schon mehrmals geändert. Versuch es in ${formatWait(seconds)} noch einmal.`,
  place_changes_used_up: ({ seconds }) =>
    `Du hast deinen Ort heute schon mehrmals geändert. Versuch es in ${formatWait(seconds)} noch einmal.`,
  answer_changes_used_up: ({ seconds }) =>
    `Du hast heute schon viele Antworten gegeben oder geändert. Versuch es in ${formatWait(seconds)} noch einmal.`,
  choice_unknown: ({ known }) => `Anzahl der Antworten auf diese Frage: ${known}, nummeriert ab 0.`,
  ages_reversed: 'Das Mindestalter darf nicht über dem Höchstalter liegen.',
  prompt_answered_twice: 'Ergänze jeden Satzanfang nur einmal.',
  country_unknown: ({ country }) =>
    `Land nicht gefunden: ${country}. Nimm den englischen Namen oder den Code aus zwei Buchstaben.`,
  city_unknown: ({ city, country, close }) =>
    close.length > 0
      ? `Wir konnten ${city} (${countryName(country)}) nicht finden. Meintest du ${oneOf.format(close.map((name) => placeName(name, country)))}?`
      : `Wir konnten ${city} (${countryName(country)}) nicht finden. Versuch es mit einer größeren Stadt in der Nähe.`,
  no_town_near:
    'In der Nähe dieser Koordinaten wurde keine Stadt gefunden. Gib stattdessen deine Stadt ein.',
  position_far_from_city: ({ city, country }) =>
    `Diese Koordinaten liegen nicht in der Nähe von ${placeName(city, country)}.`,
  place_incomplete: 'Sende Breiten- und Längengrad, oder Stadt und Land, oder alle vier.',
  hidden_words_used_up: ({ most }) =>
    `Du kannst bis zu ${most} Wörter ausblenden. Entferne zuerst eines.`,
  too_young_and_deleted: `Du musst mindestens ${minimumAge} Jahre alt sein, um mitzumachen. Wir haben dein Konto gelöscht.`,
  field_consent_missing: ({ name }) =>
    `Stimme zuerst zu, dass deine Angabe zu „${name}“ verwendet wird.`,
  profile_lacks: ({ needs: [first, ...others] }) =>
    [
      first && profileNeedTexts[first],
      others.length > 0 &&
        plural(others.length, {
          one: 'Danach fehlt noch 1 Angabe.',
          other: `Danach fehlen noch ${others.length} Angaben.`,
        }),
    ]
      .filter(Boolean)
      .join(' '),
};

const countryName = nameCountriesIn('de');
const oneOf = new Intl.ListFormat('de', { type: 'disjunction' });
