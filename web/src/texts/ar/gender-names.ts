export const genderNames: Readonly<Record<string, string>> = {
  woman: 'امرأة',
  man: 'رجل',
  nonbinary: 'هوية غير ثنائية',
  other: 'هوية أخرى',
  'not-specified': 'غير محدد',
};
