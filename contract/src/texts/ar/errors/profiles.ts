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
    `لقد غيّرت خانة الجنس عدة مرات اليوم. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
  birth_date_changes_used_up: ({ seconds }) =>
    `لقد غيّرت تاريخ ميلادك عدة مرات اليوم. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
  place_changes_used_up: ({ seconds }) =>
    `لقد غيّرت موقعك عدة مرات اليوم. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
  answer_changes_used_up: ({ seconds }) =>
    `لقد أضفت إجابات أو غيّرتها مرات كثيرة اليوم. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
  choice_unknown: ({ known }) =>
    `لهذا السؤال ${plural(known, {
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: `${known} إجابات`,
      many: `${known} إجابة`,
      other: `${known} إجابة`,
    })}، ويبدأ الترقيم من 0.`,
  ages_reversed: 'يجب ألا يزيد أصغر عمر على أكبر عمر.',
  prompt_answered_twice: 'يمكن إكمال كل جملة تعريفية مرة واحدة فقط.',
  country_unknown: ({ country }) =>
    `تعذّر العثور على البلد: ${country}. يُرجى استخدام اسمه بالإنجليزية أو رمزه المكوّن من حرفين.`,
  city_unknown: ({ city, country, close }) =>
    close.length > 0
      ? `تعذّر العثور على ${city} في ${countryName(country)}. هل المقصود: ${oneOf.format(close.map((name) => placeName(name, country)))}؟`
      : `تعذّر العثور على ${city} في ${countryName(country)}. يمكنك تجربة مدينة أكبر قريبة.`,
  no_town_near: 'لا توجد مدينة قرب هذه الإحداثيات. يُرجى كتابة مدينتك بدلًا من ذلك.',
  position_far_from_city: ({ city, country }) =>
    `هذه الإحداثيات ليست قرب ${placeName(city, country)}.`,
  place_incomplete: 'يجب إرسال خط العرض وخط الطول، أو المدينة والبلد، أو الأربعة معًا.',
  hidden_words_used_up: ({ most }) => `يمكنك إخفاء ${most} كلمة كحد أقصى. أزل واحدة أولًا.`,
  too_young_and_deleted: `الحد الأدنى لعمر الانضمام هو ${minimumAge} عامًا. لقد حذفنا حسابك.`,
  field_consent_missing: ({ name }) => `يُرجى أولًا الموافقة على استخدام إجابتك عن «${name}».`,
  profile_lacks: ({ needs: [first, ...others] }) =>
    [first && profileNeedTexts[first], others.length > 0 && moreToGo(others.length)]
      .filter(Boolean)
      .join(' '),
};

const moreToGo = (count: number) =>
  plural(count, {
    one: 'وبعدها خطوة واحدة أخرى.',
    two: 'وبعدها خطوتان أخريان.',
    few: `وبعدها ${count} خطوات أخرى.`,
    many: `وبعدها ${count} خطوة أخرى.`,
    other: `وبعدها ${count} خطوة أخرى.`,
  });

const countryName = nameCountriesIn('ar');
const oneOf = new Intl.ListFormat('ar', { type: 'disjunction' });
