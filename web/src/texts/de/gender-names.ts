export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Frau',
  man: 'Mann',
  nonbinary: 'Nichtbinär',
  'not-specified': 'Keine Angabe',
};
