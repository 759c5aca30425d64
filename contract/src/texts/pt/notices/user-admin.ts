import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { ManyChangesAction, userAdminNotices } from '../../../user-admin/notices.ts';
import { plural } from '../plural.ts';

type Kinds = typeof userAdminNotices;

const lastChange: Readonly<Record<ManyChangesAction, string>> = {
  activate: 'ativação',
  deactivate: 'desativação',
  verify: 'verificação de e-mail',
  ban: 'banimento',
  edit: 'edição',
};

const accounts = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: 'conta', other: 'contas' })}`;

export const sentences: NoticeSentences<Kinds> = {
  'team.many-changes': ({ action, count }, { number }) =>
    `Alguém da equipe alterou ${accounts(count, number(count))} em duas horas. Última alteração: ${lastChange[action]}. Confira o registro de auditoria.`,
};

export const pushes: NoticePushes<Kinds> = {
  'team.many-changes': ({ count }) =>
    `Alguém da equipe alterou ${accounts(count, String(count))} em duas horas`,
};

export const mails: NoticeMails<Kinds> = {
  'team.many-changes': ({ action, count }, { brand, link }) => {
    const changed = accounts(count, count.toLocaleString('pt-BR'));
    return {
      subject: `Alguém da equipe está alterando muitas contas no ${brand}`,
      preview: `${changed} em duas horas.`,
      title: 'Muitas contas estão sendo alteradas',
      parts: [
        {
          text: `Alguém da equipe alterou ${changed} em duas horas. Última alteração: ${lastChange[action]}.`,
        },
        { label: 'Abrir o registro de auditoria', href: link.audit },
        {
          note: 'Se isso não deveria estar acontecendo, remova a função dessa pessoa na página Equipe. As alterações em massa em andamento vão parar.',
        },
      ],
      reason: `Você recebeu este e-mail porque faz parte da administração do ${brand}.`,
    };
  },
};
