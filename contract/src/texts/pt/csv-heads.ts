import type { csvHeads as en } from '../en/csv-heads.ts';
import type { Translated } from '../translated.ts';

export const csvHeads: Translated<typeof en> = {
  users: {
    id: 'ID da conta',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    emailVerified: 'E-mail confirmado',
    state: 'Situação',
    subscription: 'Assinatura',
    joined: (zone) => `Data de cadastro (${zone})`,
    lastActive: (zone) => `Última atividade (${zone})`,
    born: 'Data de nascimento',
    gender: 'Gênero',
    city: 'Cidade',
    country: 'País',
    complete: 'Perfil completo',
  },
  outcomes: {
    id: 'ID da conta',
    name: 'Nome',
    email: 'E-mail',
    outcome: 'Resultado',
    why: 'Motivo',
  },
  audit: {
    entry: 'Registro',
    time: (zone) => `Data e hora (${zone})`,
    actor: 'ID da pessoa',
    actorName: 'Nome da pessoa',
    actorEmail: 'E-mail da pessoa',
    role: 'Função',
    action: 'Ação',
    subjectKind: 'Tipo de objeto',
    subject: 'ID do objeto',
    subjectName: 'Nome do objeto',
    address: 'Endereço IP',
    details: 'Detalhes',
  },
  growth: {
    from: 'De',
    to: 'Até',
    total: 'Contas',
    vip: 'Contas VIP',
  },
  genders: {
    gender: 'Gênero',
    users: 'Contas',
  },
  ages: {
    age: 'Idade',
    users: 'Contas',
  },
};
