import type { complianceErrors } from '../../../compliance/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const compliance: ErrorTexts<typeof complianceErrors> = {
  compliance_form_changed:
    'ملأ أحد أعضاء الفريق هذا النموذج في هذه الأثناء. اطّلع أولًا على نسخته. ما كتبته لا يزال هنا.',
  compliance_form_incomplete: 'أجب عن جميع أسئلة النموذج.',
  compliance_form_not_found: 'لم يُعثر على هذا النموذج.',
};
