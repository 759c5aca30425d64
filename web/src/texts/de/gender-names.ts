export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Frau',
  man: 'Mann',
  nonbinary: 'Nichtbinär',
  other: 'Andere',
  'not-specified': 'Keine Angabe',
};
