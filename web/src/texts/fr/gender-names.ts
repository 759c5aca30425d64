export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Femme',
  man: 'Homme',
  nonbinary: 'Non binaire',
  'not-specified': 'Non précisé',
};
