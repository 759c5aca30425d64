export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Femme',
  man: 'Homme',
  nonbinary: 'Non binaire',
  other: 'Autre',
  'not-specified': 'Non précisé',
};
