import { cardFailureKind } from '../../../premium/card-failures.ts';
import { cardFailureTexts } from '../card-failures.ts';
import type { premiumErrors } from '../../../premium/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { plural } from '../plural.ts';

export const premium: ErrorTexts<typeof premiumErrors> = {
  payment_service_unreachable: 'تعذّر الاتصال بخدمة الدفع. يُرجى إعادة المحاولة.',
  payment_object_not_found: 'تعذّر العثور على المطلوب.',
  payment_still_processed: 'لا تزال العملية قيد المعالجة. يُرجى إعادة المحاولة بعد لحظات.',
  payment_service_refused: 'رفضت خدمة الدفع هذه العملية. يُرجى التواصل مع الدعم.',
  premium_not_sold: 'لا يمكن شراء بريميوم هنا بعد.',
  payment_sandbox_absent: 'لا توجد بيئة تجريبية للدفع هنا.',
  invoice_not_found: 'تعذّر العثور على الفاتورة.',
  invoice_pdf_absent: 'لا يتوفر ملف PDF لهذه الفاتورة بعد.',
  invoice_pdf_unreachable: 'تعذّر تحميل الفاتورة. يُرجى إعادة المحاولة.',
  refund_on_its_way: 'هناك مبلغ مسترد في طريقه إليك. يُرجى إعادة المحاولة بعد لحظات.',
  no_credit: 'ليس لديك رصيد.',
  credit_was_given: 'هذا الرصيد ممنوح لك، ويُستخدم لدفعاتك القادمة، ولم يُدفع ثمنه من أي بطاقة.',
  payment_event_unsigned: 'هذا الحدث غير موقَّع من مزوّد خدمة الدفع.',
  last_card: 'يُدفع اشتراكك بهذه البطاقة. يُرجى إضافة بطاقة أخرى أولًا.',
  card_not_found: 'تعذّر العثور على البطاقة.',
  plan_change_in_progress: 'لا يزال تغييرك الأخير قيد المعالجة. يُرجى إعادة المحاولة بعد لحظات.',
  subscription_already_ended: 'سبق أن انتهى هذا الاشتراك.',
  member_changes_plan: 'يجري تغيير باقة هذا العضو الآن. يُرجى إعادة المحاولة بعد لحظات.',
  ending_amounts_out_of_date: 'هذه المبالغ لم تعد محدَّثة. يُرجى الإغلاق والمراجعة من جديد.',
  ended_with_refund_already:
    'سبق إنهاء هذا الاشتراك مع ردّ المبلغ. يمكن إنهاؤه دون ردّ، أو ردّ مبلغ الفاتورة.',
  refund_still_made:
    'لا يزال ردّ مبلغ إلى هذا العضو جاريًا. يُرجى إعادة المحاولة بعد دقيقة، أو الإنهاء دون ردّ.',
  invoice_refunded_meanwhile: 'رُدّ جزء من هذه الفاتورة منذ فتحها. يُرجى إغلاقها ومراجعتها من جديد.',
  subscription_not_found: 'تعذّر العثور على الاشتراك.',
  no_subscription: 'ليس لديك اشتراك.',
  payment_not_found: 'تعذّر العثور على الدفعة.',
  subscription_expired: 'انتهت صلاحية هذا الاشتراك. يُرجى الاشتراك من جديد.',
  payment_not_through: 'لم تتم عملية الدفع. يُرجى إعادة المحاولة.',
  already_subscribed: 'لديك اشتراك بالفعل.',
  next_period_being_charged: 'يجري تحصيل مبلغ المدة القادمة. يُرجى إعادة المحاولة بعد ساعة.',
  premium_not_ended_now:
    'يبقى لديك بريميوم حتى نهاية المدة الحالية. لإنهائه الآن، يُرجى التواصل مع الدعم.',
  subscription_over: 'انتهى اشتراكك. يمكنك الاشتراك من جديد.',
  no_card_saved: 'لا توجد بطاقة محفوظة للدفع. يُرجى إضافة بطاقة ضمن «طرق الدفع» أولًا.',
  subscription_ending_now: 'يجري إنهاء اشتراكك الآن. يُرجى إعادة المحاولة بعد لحظات.',
  withdrawal_period_over:
    'انتهت مهلة العدول عن هذا العقد، ومدتها 14 يومًا. لا يزال بإمكانك إلغاء الاشتراك حتى لا يتجدد.',
  withdrawal_link_unknown:
    'هذا الرابط غير مكتمل، أو لم يعد العقد موجودًا. يُرجى فتحه من الرسالة مرة أخرى.',
  withdrawal_amounts_out_of_date: 'تغيّر المبلغ الذي سيُردّ إليك. يُرجى مراجعته ثم التأكيد.',
  first_payment_out_of_date: 'تغيّر المبلغ، ولم يُحصَّل منك شيء. يُرجى مراجعته من جديد.',
  change_amounts_out_of_date: 'تغيّرت المبالغ، ولم يُحصَّل منك شيء. يُرجى مراجعتها من جديد.',
  trial_used_up: 'لقد استخدمت فترتك التجريبية المجانية. يمكنك الدفع الآن.',
  trial_used_up_meanwhile: 'لقد استخدمت فترتك التجريبية المجانية. يُرجى إعادة المحاولة.',
  bank_asks: 'يطلب بنكك تأكيد هذه الدفعة. لم يُحصَّل منك شيء بعد.',
  card_not_confirmed: 'لم يؤكد بنكك البطاقة بعد. يُرجى إعادة المحاولة أو استخدام بطاقة أخرى.',
  premium_end_past: 'يُرجى اختيار وقت في المستقبل.',
  incognito_needs_premium: 'تفعيل وضع التخفي يتطلب بريميوم.',
  filter_needs_premium: 'هذه التصفية تتطلب بريميوم.',
  days_are_kept: 'لا تُردّ قيمة الأيام غير المستخدمة إلا إذا انتهى الاشتراك الآن. وحتى نهايته تبقى للعضو.',
  nothing_left_to_refund: 'لم يبقَ من هذه الفاتورة ما يُردّ.',
  refund_too_large: 'هذا المبلغ أكبر مما تبقى من الفاتورة.',
  trial_needs_card: 'يُرجى تأكيد بطاقة أولًا لبدء الفترة التجريبية المجانية.',
  card_starts_no_trial:
    'لا يمكن بدء فترة تجريبية مجانية بهذه البطاقة. يمكنك الدفع الآن أو استخدام بطاقة أخرى.',
  card_used_for_trial:
    'سبق استخدام هذه البطاقة لفترة تجريبية مجانية. يمكنك الدفع الآن أو استخدام بطاقة أخرى.',
  last_payment_failed: 'فشلت آخر دفعة. يُرجى تحديث بطاقتك أولًا.',
  subscription_canceled: 'اشتراكك ملغى. يُرجى إعادة تفعيله أولًا.',
  plan_unchanged: 'هذه باقتك بالفعل.',
  plan_change_planned: 'تغيير باقتك إلى هذه الباقة مقرَّر بالفعل.',
  coupon_invalid: 'هذه القسيمة غير صالحة.',
  coupon_used: 'سبق لك استخدام هذه القسيمة.',
  coupon_used_up: 'نفدت هذه القسيمة.',
  premium_end_too_late: ({ days }) =>
    `يُرجى اختيار وقت خلال ${plural(days, {
      one: 'يوم واحد',
      two: 'يومين',
      few: `${days} أيام`,
      many: `${days} يومًا`,
      other: `${days} يوم`,
    })}.`,
  price_move_not_found: 'لم يتم العثور على هذا التغيير في السعر.',
  price_not_old: 'لا يوجد اشتراك يتجدد بهذا السعر.',
  price_move_pending: 'بعض هذه الاشتراكات مشمول بتغيير سعر آخر. أوقفه أولًا أو انتظر حتى ينتهي.',
  price_move_out_of_date: 'تغيّر السعر أو الاشتراكات منذ أن نظرت. انظر إلى المعاينة مرة أخرى.',
  price_move_over: 'انتهى هذا التغيير. كل من شمله يدفع السعر الجديد.',
  price_move_too_soon: ({ days }) =>
    `اختر يومًا بعد ${days} يومًا على الأقل، ليكون لدى الأعضاء وقت لاتخاذ القرار.`,
  price_move_too_late: ({ days }) => `اختر يومًا خلال ${days} يومًا على الأكثر.`,
  card_failed: ({ type, ...failure }) =>
    cardFailureTexts[cardFailureKind({ ...failure, type: type ?? undefined })],
};
