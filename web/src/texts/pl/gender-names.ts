export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Kobieta',
  man: 'Mężczyzna',
  nonbinary: 'Osoba niebinarna',
  'not-specified': 'Nie podano',
};
