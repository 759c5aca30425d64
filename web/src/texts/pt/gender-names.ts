export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Mulher',
  man: 'Homem',
  nonbinary: 'Pessoa não binária',
  'not-specified': 'Não informado',
};
