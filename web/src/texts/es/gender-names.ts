export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Mujer',
  man: 'Hombre',
  nonbinary: 'Persona no binaria',
  other: 'Otra identidad',
  'not-specified': 'Sin indicar',
};
