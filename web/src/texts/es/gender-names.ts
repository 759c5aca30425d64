export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Mujer',
  man: 'Hombre',
  nonbinary: 'Persona no binaria',
  'not-specified': 'Sin indicar',
};
