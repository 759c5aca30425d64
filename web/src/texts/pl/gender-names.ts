export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Kobieta',
  man: 'Mężczyzna',
  nonbinary: 'Osoba niebinarna',
  other: 'Inna',
  'not-specified': 'Nie podano',
};
