import type { ProfileNeed } from '../../profiles/needs.ts';

export const profileNeedTexts: Readonly<Record<ProfileNeed, string>> = {
  firstName: 'يُرجى إدخال الاسم الأول.',
  dateOfBirth: 'يُرجى إدخال تاريخ الميلاد.',
  gender: 'يُرجى اختيار الجنس.',
  'lookingFor.genders': 'يُرجى اختيار من يهمّك التعرّف إليهم.',
  'lookingFor.minAge': 'يُرجى اختيار الحد الأدنى للعمر.',
  'lookingFor.maxAge': 'يُرجى اختيار الحد الأقصى للعمر.',
  location: 'يُرجى إدخال المدينة.',
  profilePicture: 'يُرجى إضافة صورة شخصية.',
};
