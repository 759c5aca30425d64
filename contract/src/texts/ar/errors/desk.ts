import type { deskErrors } from '../../../desk/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { nameLanguagesIn } from '../../language-name.ts';
import { plural } from '../plural.ts';

export const desk: ErrorTexts<typeof deskErrors> = {
  case_not_found: 'تعذّر العثور على القضية.',
  part_of_case: 'أنت طرف في هذه القضية، لذا يجب أن يتولاها شخص آخر من الفريق.',
  case_closed: 'هذه القضية مغلقة.',
  case_claimed: ({ name }) =>
    name ? `القضية قيد المعالجة لدى ${name}.` : 'القضية قيد المعالجة لدى شخص آخر من الفريق.',
  case_changed: 'تغيّرت هذه القضية. يُرجى مراجعتها من جديد.',
  case_has_new_report: 'ورد بلاغ آخر. يُرجى مراجعة القضية من جديد.',
  case_already_decided: 'سبق لشخص آخر من الفريق البت في هذا. يُرجى مراجعة القضية من جديد.',
  case_without_member: 'هذه القضية لا تخص عضوًا، لذا لا يوجد من تُفرض عليه عقوبة.',
  moderator_required:
    'البت في البلاغات عن الأشخاص من اختصاص الإشراف. يمكنك الرد أو تصعيد القضية إلى المشرفين.',

  report_named_twice: 'يجب ذكر كل بلاغ مرة واحدة.',
  ground_missing: 'يُرجى ذكر الأساس.',
  ground_of_dismissal: 'صرف النظر لا يحتاج إلى أساس.',
  law_missing: 'يُرجى ذكر القانون.',
  clause_missing: 'يُرجى ذكر البند.',
  keyword_of_other_category: 'هذه الكلمة المفتاحية تخص فئة أخرى.',
  sanction_days_missing: 'يُرجى تحديد عدد الأيام.',
  removed_photo_missing: 'يُرجى تحديد الصورة المطلوب إزالتها.',
  removed_text_missing: 'يُرجى تحديد النص المطلوب إزالته.',
  removed_message_missing: 'يُرجى تحديد الرسالة المطلوب إزالتها.',
  claim_unconfirmed:
    'في القضية بلاغ لا يحتمل الانتظار، مثل احتمال أن يكون شخص دون 18 عامًا. يُرجى فتح القضية في مكتب الإشراف والبت فيها وحدها.',
  evidence_locked: 'قد تُظهر الأدلة طفلًا، وهي مخفية إلى أن تُصعَّد القضية. يُرجى تصعيدها أولًا.',
  refusal_missing: 'يُرجى اختيار سبب بقاء الصورة.',
  field_of_other_action: 'هذا الحقل يخص إجراءً آخر.',
  reported_photo_not_found: 'تعذّر العثور على الصورة. ربما حذفها صاحب الحساب.',
  reported_message_not_found: 'لا توجد رسالة كهذه في البلاغ.',
  reported_message_already_removed: 'سبقت إزالة هذه الرسالة.',
  profile_text_already_removed: 'سبقت إزالة هذا النص.',

  decision_not_found: 'تعذّر العثور على القرار.',
  decision_of_colleague: 'لا يمكن التراجع عن القرار إلا لمن اتخذه.',
  decision_already_reversed: 'سبق إلغاء هذا القرار.',

  statement_not_found: 'هذا الرابط لا يعمل. ربما حُذف القرار مع الحساب.',
  appeals_not_offered: 'لا يمكن الاعتراض على القرارات هنا.',
  appeal_already_made: 'لقد سبق أن اعترضت على هذا. سنراسلك.',
  not_appealable: 'لا يوجد هنا ما يمكن الاعتراض عليه.',
  appeal_too_late: ({ months }) =>
    `انتهت مهلة الاعتراض، ومدتها ${plural(months, {
      one: 'شهر واحد',
      two: 'شهران',
      few: `${months} أشهر`,
      many: `${months} شهرًا`,
      other: `${months} شهر`,
    })}.`,
  appeal_not_found: 'تعذّر العثور على الاعتراض.',
  part_of_appeal: 'أنت طرف في هذا، لذا يجب أن يتولاه شخص آخر من الفريق.',
  appeal_already_decided: 'سبق لشخص آخر من الفريق البت في هذا.',
  appeal_of_own_decision: 'هذا القرار قرارك، لذا يبت شخص آخر من الفريق في الاعتراض.',
  appeal_of_colleague: 'الاعتراضات المتعلقة بأفراد الفريق تبت فيها الإدارة وحدها.',
  fewer_days_missing: 'يُرجى تحديد عدد الأيام البديل، على أن يكون أقل من السابق.',
  days_without_shorter_sanction: 'لا يُحدَّد عدد الأيام إلا لتعليق أو حجب أُلغي جزئيًا.',

  request_not_found: 'تعذّر العثور على الطلب. ربما اتُّخذ القرار بشأنه.',
  request_already_decided: 'اتُّخذ القرار بشأن هذا الطلب من قبل.',
  request_placed_already: 'هذا الطلب مرتبط بعضو من قبل.',
  place_unknown: 'لا يوجد هنا ملف شخصي أو صورة بهذا العنوان.',
  photo_deleted_by_owner: 'حذف صاحب الحساب هذه الصورة.',
  photo_already_reviewed: 'سبق لشخص آخر من الفريق مراجعة هذه الصورة.',
  photo_claimed: 'يراجع شخص آخر من الفريق هذه الصورة الآن.',
  reject_reason_missing: 'يُرجى اختيار سبب.',
  reason_without_rejection: 'لا يُذكر السبب إلا عند الرفض.',

  ladder_changed: 'غيّر شخص آخر من الفريق سلّم المخالفات. يُرجى مراجعته ثم الحفظ من جديد.',
  ladder_first_step_with_strikes: 'الدرجة الأولى مخصصة لمن لا مخالفات لديهم.',
  ladder_steps_unordered: 'يجب أن تتطلب كل درجة مخالفات أكثر من سابقتها.',
  ladder_step_days_wrong: 'عدد الأيام مخصص لما ينتهي تلقائيًا فقط.',
  ladder_step_milder: 'لا تكون أي درجة أخف من سابقتها.',
  ladder_type_repeated: 'لا يمكن تحديد درجات خاصة لنوع المشكلة نفسه أكثر من مرة.',

  text_not_found: 'تعذّر العثور على النص. ربما حذفه شخص آخر من الفريق.',
  text_changed: 'غيّر شخص آخر من الفريق النص الجاهز. يُرجى التحقق مما سيُرسَل.',
  text_title_taken: 'يوجد نص بهذا العنوان. يُرجى اختيار عنوان آخر.',
  placeholder_unknown: ({ word }) => `لا توجد قيمة تحل محل {${word}}.`,
  placeholder_missing: ({ word, language }) =>
    `يُرجى إضافة {${word}} إلى النص باللغة ${languageName(language)}، إذ يجب أن تكون الرموز البديلة نفسها في كل اللغات.`,
  placeholder_without_value: ({ placeholder }) =>
    `يُرجى أولًا استبدال ${placeholder}، إذ لا توجد قيمة له.`,

  reporter_unwarned: 'يجب إرسال تحذير أولًا. ولا تُنحّى البلاغات إلا إذا ثبت بعد ذلك أن بلاغًا آخر بلا أساس.',
  set_aside_days_missing: 'يُرجى تحديد عدد أيام تنحية البلاغات.',
  days_without_set_aside: 'عدد الأيام مخصص لتنحية البلاغات فقط.',
};

const languageName = nameLanguagesIn('ar');
