import type { ErrorTexts } from '../../../errors.ts';
import type { userAdminErrors } from '../../../user-admin/errors.ts';
import { plural } from '../plural.ts';

export const userAdmin: ErrorTexts<typeof userAdminErrors> = {
  administrator_only_field: 'تغيير هذا متاح للإدارة فقط.',
  newcomer_unconfirmed:
    'لا ينضم إلى الفريق إلا من لديه حساب نشط وبريد إلكتروني مؤكَّد. يمكنك إرسال دعوة بدلًا من ذلك.',
  email_of_other_account: 'هذا البريد الإلكتروني يخص حسابًا آخر بالفعل.',

  fraud_without_ban: 'سبب الاحتيال مخصص للحجب فقط.',
  ban_end_without_ban: 'موعد الانتهاء مخصص للحجب فقط.',
  ban_end_past: 'يُرجى اختيار وقت في المستقبل.',
  ban_too_long: ({ years }) =>
    `يُرجى اختيار وقت خلال ${plural(years, {
      one: 'سنة واحدة',
      two: 'سنتين',
      few: `${years} سنوات`,
      many: `${years} سنة`,
      other: `${years} سنة`,
    })}.`,
  member_leaving: 'طلب هذا العضو حذف حسابه، ولا يمكن لغيره إلغاء ذلك.',

  note_not_found: 'تعذّر العثور على الملاحظة، أو أنها ليست لك.',
  exports_running: 'هناك عمليات تصدير أخرى جارية. يُرجى إعادة المحاولة بعد دقيقة.',

  typed_count_wrong: 'يُرجى كتابة عدد الأعضاء الذين يشملهم هذا التغيير.',
  ids_or_filter_required: 'يجب تقديم معرّفات أو تصفية.',
  verifying_for_administrators: 'توثيق عناوين البريد الإلكتروني متاح للإدارة فقط.',
  bulk_too_large: ({ most }) =>
    `عدد المستخدمين المطابقين أكبر من ${most.toLocaleString('ar')}. يُرجى تضييق التصفية وإعادة المحاولة.`,
  bulk_not_found: 'تعذّر العثور على التحديث الجماعي.',
  bulk_of_colleague: 'لا يمكن التراجع عن التحديث إلا لمن بدأه.',
  bulk_not_undoable: 'لا يمكن التراجع عن هذا التحديث.',
  bulk_undo_too_late: 'فات أوان التراجع عن هذا. يمكن إعادة تغيير المستخدمين بدلًا من ذلك.',
  bulk_starter_not_permitted: 'من بدأ هذا التحديث لم يعد لديه الإذن.',
  email_owned_by_other_account: 'هذا البريد الإلكتروني يملكه حساب آخر.',
  user_changed_since: 'تغيّر هذا المستخدم منذ ذلك الحين.',
  ban_ended: 'انتهى الحجب.',
};
