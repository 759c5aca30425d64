import type { LineFault } from '../../imports/outcomes.ts';

/** What is wrong with a line of a file that is imported. */
export const importFaults: Readonly<Record<LineFault, string>> = {
  quotes: 'Hay una comilla que nunca se cierra.',
  columns: 'La fila tiene más columnas que los títulos.',
  'email-missing': 'Falta el correo.',
  'email-invalid': 'Esto no es un correo.',
  'email-throw-away': 'Es un correo desechable.',
  'date-invalid':
    'Esta fecha no se puede leer en el orden elegido o no puede ser una fecha de nacimiento. La persona recibe la invitación sin ella.',
  'too-young': 'La persona es menor de 18 años.',
  'too-long': 'El texto es demasiado largo. La persona recibe la invitación sin él.',
  'not-visible': 'El texto tiene caracteres invisibles. La persona recibe la invitación sin él.',
  'country-unknown': 'Falta el país o no se conoce. La persona recibe la invitación sin lugar.',
  'city-unknown':
    'Esta ciudad no se conoce en ese país. La persona recibe la invitación sin lugar.',
  'interest-unknown': 'Este interés no está en la lista. Se omite.',
  'seeking-unknown': 'No está claro a quién busca la persona. Se omite.',
  'language-unknown': 'Este idioma no está disponible. Se toma el habitual.',
  'is-member': 'Ya hay un miembro con este correo.',
  'is-invited': 'Este correo ya tiene una invitación.',
  'is-duplicate': 'Una fila anterior tiene el mismo correo.',
  'is-refused': 'No se puede invitar a este correo.',
};
