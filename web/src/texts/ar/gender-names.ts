export const genderNames: Readonly<Record<string, string>> = {
  woman: 'امرأة',
  man: 'رجل',
  nonbinary: 'هوية غير ثنائية',
  'not-specified': 'غير محدد',
};
