import type { ErrorTexts } from '../../../errors.ts';
import type { importsErrors } from '../../../imports/errors.ts';

export const imports: ErrorTexts<typeof importsErrors> = {
  import_not_found: 'No se encontró la importación. Quizá se eliminó.',
  import_in_other_state: 'Esta importación ya ha avanzado. Vuelve a cargar la página.',
  import_part_out_of_order: ({ expected }) =>
    `Ahora toca la parte ${expected} del archivo. Envíala primero.`,
  import_wrong_encoding:
    'Este archivo no está en UTF-8. Guárdalo en tu hoja de cálculo como “CSV UTF-8” y elígelo de nuevo.',
  import_empty: 'Este archivo no tiene filas debajo de los títulos. Elige otro.',
  import_too_many_rows: ({ most }) =>
    `Un archivo puede tener ${most.toLocaleString('es')} filas como máximo. Divídelo e importa las partes una por una.`,
  import_too_large: 'El archivo es más grande que cuando lo elegiste. Elígelo de nuevo.',
  import_columns_invalid:
    'Elige una columna para el correo y cada columna para un solo campo. El archivo puede tener 100 columnas como máximo.',
  import_count_changed: 'El número de personas ha cambiado. Revísalo y confirma de nuevo.',
  imports_running: 'Hay demasiadas importaciones sin terminar. Termina o detén una primero.',
  invited_link_ended: 'Esta invitación ya no funciona. Si ya la aceptaste, inicia sesión.',
  invited_address_taken: 'Ya existe una cuenta con este correo. Inicia sesión con ella.',
};
