import type { ErrorTexts } from '../../../errors.ts';
import type { photoChecksErrors } from '../../../photo-checks/errors.ts';

export const photoChecks: ErrorTexts<typeof photoChecksErrors> = {
  photo_check_off: 'لا يقدّم هذا الموقع التحقق من الصور.',
  photo_check_over: 'انتهى وقت هذه الوضعية. يُرجى البدء من جديد بوضعية أخرى.',
  photo_check_waits: 'وصلتنا صورتك من قبل، وسينظر فريقنا فيها قريبًا.',
  photo_check_without_photo: 'تلزم أولًا صورة رئيسية في ملفك الشخصي حتى يوجد ما تُقارن به.',
  photo_check_appeal_over: 'لم يعد الاعتراض على هذا القرار ممكنًا. يمكنك إعادة التحقق.',
  photo_check_needed:
    'قبل بدء محادثة مع شخص جديد، يجب التحقق من صورك. يستغرق ذلك نحو دقيقة، من «التحقق من الصور» في إعداداتك.',
  photo_check_not_found: 'لم يعد هذا التحقق موجودًا، وربما سُحب.',
  photo_check_taken: 'ينظر شخص آخر من الفريق في هذا التحقق.',
  photo_check_decided: 'صدر قرار بشأن هذا التحقق من قبل.',
  photo_check_changed: 'تغيّرت الصورة الرئيسية منذ تحميلها. يُرجى تحميل التحقق من جديد.',
  photo_check_reason_missing: 'يلزم اختيار سبب رفض التحقق.',
  photo_check_reason_unused: 'السبب للرفض فقط.',
  photo_check_excuse_only: 'من دون صورة لا يمكن لأحد القول إنه الشخص نفسه. يمكنك إعفاء هذا العضو.',
};
