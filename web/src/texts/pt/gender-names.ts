export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Mulher',
  man: 'Homem',
  nonbinary: 'Pessoa não binária',
  other: 'Outra identidade',
  'not-specified': 'Não informado',
};
