import type { ErrorTexts } from '../../../errors.ts';
import type { invitationCodesErrors } from '../../../invitation-codes/errors.ts';

export const invitationCodes: ErrorTexts<typeof invitationCodesErrors> = {
  invitation_missing: 'هذا الموقع لمن لديهم دعوة. يُرجى إدخال رمز دعوتك.',
  invitation_unknown: 'هذا ليس رمز دعوة. يُرجى التحقق من كل حرف ورقم.',
  invitation_used: 'استُخدمت هذه الدعوة بأقصى عدد ممكن من المرات. يُرجى طلب دعوة أخرى.',
  invitation_ended: 'لم تعد هذه الدعوة صالحة. يُرجى طلب دعوة أخرى.',
  invitations_off: 'لا يمكنك دعوة أحد هنا في الوقت الحالي.',
  invitation_end_past: 'انقضى هذا اليوم. يُرجى اختيار يوم لاحق.',
  invitation_code_not_found: 'لم يُعثر على الدعوة. ربما حُذفت مع العضو صاحبها.',
};
