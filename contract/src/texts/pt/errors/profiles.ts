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
    `Você mudou seu gênero várias vezes hoje. Tente de novo em ${formatWait(seconds)}.`,
  birth_date_changes_used_up: ({ seconds }) =>
    `Você mudou sua data de nascimento várias vezes hoje. Tente de novo em ${formatWait(seconds)}.`,
  place_changes_used_up: ({ seconds }) =>
    `Você mudou sua localização várias vezes hoje. Tente de novo em ${formatWait(seconds)}.`,
  answer_changes_used_up: ({ seconds }) =>
    `Você deu ou mudou muitas respostas hoje. Tente de novo em ${formatWait(seconds)}.`,
  choice_unknown: ({ known }) =>
    `Esta pergunta tem ${known} ${plural(known, { one: 'resposta', other: 'respostas' })}, a partir do número 0.`,
  ages_reversed: 'A idade mínima não pode ser maior que a máxima.',
  prompt_answered_twice: 'Complete cada frase uma vez.',
  country_unknown: ({ country }) =>
    `País não encontrado: ${country}. Use o nome em inglês ou o código de duas letras.`,
  city_unknown: ({ city, country, close }) =>
    close.length > 0
      ? `Não encontramos ${city} (${countryName(country)}). Você quis dizer ${oneOf.format(close.map((name) => placeName(name, country)))}?`
      : `Não encontramos ${city} (${countryName(country)}). Tente uma cidade maior por perto.`,
  no_town_near: 'Nenhuma cidade perto destas coordenadas. Digite sua cidade.',
  position_far_from_city: ({ city, country }) =>
    `Estas coordenadas não ficam perto de ${placeName(city, country)}.`,
  place_incomplete: 'Envie latitude e longitude, ou cidade e país, ou os quatro.',
  hidden_words_used_up: ({ most }) =>
    `Você pode ocultar até ${most} palavras. Remova uma primeiro.`,
  too_young_and_deleted: `É preciso ter ${minimumAge} anos ou mais para participar. Excluímos sua conta.`,
  field_consent_missing: ({ name }) =>
    `Primeiro concorde que a sua resposta sobre “${name}” seja usada.`,
  profile_lacks: ({ needs: [first, ...others] }) =>
    [
      first && profileNeedTexts[first],
      others.length > 0 &&
        plural(others.length, {
          one: `Falta mais ${others.length} item.`,
          other: `Faltam mais ${others.length} itens.`,
        }),
    ]
      .filter(Boolean)
      .join(' '),
};

const countryName = nameCountriesIn('pt-BR');
const oneOf = new Intl.ListFormat('pt-BR', { type: 'disjunction' });
