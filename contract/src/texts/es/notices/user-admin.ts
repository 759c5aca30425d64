import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { ManyChangesAction, userAdminNotices } from '../../../user-admin/notices.ts';
import { plural } from '../plural.ts';

type Kinds = typeof userAdminNotices;

const lastChange: Readonly<Record<ManyChangesAction, string>> = {
  activate: 'activar cuentas',
  deactivate: 'desactivar cuentas',
  verify: 'marcar cuentas como verificadas',
  ban: 'vetar cuentas',
  edit: 'editar cuentas',
};

const accounts = (count: number, number: string) =>
  plural(count, { one: `${number} cuenta`, other: `${number} cuentas` });

export const sentences: NoticeSentences<Kinds> = {
  'team.many-changes': ({ action, count }, { number }) =>
    `Alguien del equipo cambió ${accounts(count, number(count))} en dos horas. Lo último: ${lastChange[action]}. Mira el registro de auditoría.`,
};

export const pushes: NoticePushes<Kinds> = {
  'team.many-changes': ({ count }) =>
    `Alguien del equipo cambió ${accounts(count, String(count))} en dos horas`,
};

export const mails: NoticeMails<Kinds> = {
  'team.many-changes': ({ action, count }, { brand, link }) => {
    const changed = accounts(count, count.toLocaleString('es'));
    return {
      subject: `Alguien del equipo está cambiando muchas cuentas en ${brand}`,
      preview: `${changed} en dos horas.`,
      title: 'Se están cambiando muchas cuentas',
      parts: [
        {
          text: `Alguien del equipo cambió ${changed} en dos horas. Lo último: ${lastChange[action]}.`,
        },
        { label: 'Abrir el registro de auditoría', href: link.audit },
        {
          note: 'Si esto no debería estar pasando, quítale el rol en la página Equipo. Los cambios masivos en curso se detendrán.',
        },
      ],
      reason: `Recibes este correo porque tienes el rol de administración en ${brand}.`,
    };
  },
};
