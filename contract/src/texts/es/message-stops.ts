import type { Stop } from '../../chat/stops.ts';

/** What the response says, for clients without texts of their own. */
export const stopSentences: Readonly<Record<Stop, string>> = {
  link: 'Podrás enviar enlaces cuando te haya respondido. Por ahora, escribe sin ellos.',
  contact:
    'Podrás compartir datos de contacto cuando te haya respondido. Por ahora, escribe sin ellos.',
  money:
    'Los primeros mensajes no pueden tratar de dinero. Nunca envíes dinero a alguien que no conoces en persona.',
  hurtful: 'Esto podría hacerle daño. ¿Seguro que quieres enviarlo?',
  nude: 'Parece una foto con desnudos. Envíala solo si te la han pedido.',
};

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
