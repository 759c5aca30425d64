import type { Stop } from '../../chat/stops.ts';

/** What the page says below the message. */
export const stopTexts: Readonly<Record<Stop, string>> = {
  link: 'Hasta que te responda, los mensajes no pueden llevar enlaces. Muchas estafas empiezan con uno.',
  contact:
    'Hasta que te responda, los mensajes no pueden llevar teléfonos ni correos. Muchas estafas empiezan con la prisa por pasar a otra app.',
  money:
    'Hasta que te responda, los mensajes no pueden tratar de dinero. Muchas estafas empiezan así.',
  hurtful: 'Esto podría hacer daño. ¿Quieres enviarlo de todos modos?',
  nude: 'Parece una foto con desnudos. Envíala solo si te la han pedido. Primero se verá borrosa.',
};
