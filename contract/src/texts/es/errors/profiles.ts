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
    `Hoy ya has cambiado tu género varias veces. Inténtalo de nuevo en ${formatWait(seconds)}.`,
  birth_date_changes_used_up: ({ seconds }) =>
    `Hoy ya has cambiado tu fecha de nacimiento varias veces. Inténtalo de nuevo en ${formatWait(seconds)}.`,
  place_changes_used_up: ({ seconds }) =>
    `Hoy ya has cambiado tu ubicación varias veces. Inténtalo de nuevo en ${formatWait(seconds)}.`,
  answer_changes_used_up: ({ seconds }) =>
    `Hoy ya has dado o cambiado muchas respuestas. Inténtalo de nuevo en ${formatWait(seconds)}.`,
  choice_unknown: ({ known }) =>
    `Esta pregunta tiene ${plural(known, { one: `${known} respuesta, con el número 0`, other: `${known} respuestas, numeradas desde 0` })}.`,
  ages_reversed: 'La edad mínima no puede ser mayor que la máxima.',
  prompt_answered_twice: 'Completa cada frase una sola vez.',
  country_unknown: ({ country }) =>
    `No encontramos el país: ${country}. Usa su nombre en inglés o su código de dos letras.`,
  city_unknown: ({ city, country, close }) =>
    close.length > 0
      ? `No encontramos ${city} (${countryName(country)}). ¿Quieres decir ${oneOf.format(close.map((name) => placeName(name, country)))}?`
      : `No encontramos ${city} (${countryName(country)}). Prueba con una localidad cercana más grande.`,
  no_town_near:
    'No hay ninguna localidad cerca de estas coordenadas. Escribe el nombre de tu ciudad.',
  position_far_from_city: ({ city, country }) =>
    `Estas coordenadas no están cerca de ${placeName(city, country)}.`,
  place_incomplete: 'Envía latitud y longitud, o ciudad y país, o los cuatro datos.',
  hidden_words_used_up: ({ most }) => `Puedes ocultar hasta ${most} palabras. Quita una primero.`,
  too_young_and_deleted: `Para tener una cuenta debes tener ${minimumAge} años o más. Hemos eliminado la tuya.`,
  field_consent_missing: ({ name }) => `Acepta primero que se use tu respuesta sobre «${name}».`,
  profile_lacks: ({ needs: [first, ...others] }) =>
    [
      first && profileNeedTexts[first],
      others.length > 0 &&
        plural(others.length, {
          one: 'Después falta una cosa más.',
          other: `Después faltan ${others.length} cosas más.`,
        }),
    ]
      .filter(Boolean)
      .join(' '),
};

const countryName = nameCountriesIn('es');
const oneOf = new Intl.ListFormat('es', { type: 'disjunction' });
