import type { ErrorTexts } from '../../../errors.ts';
import type { userAdminErrors } from '../../../user-admin/errors.ts';
import { plural } from '../plural.ts';

export const userAdmin: ErrorTexts<typeof userAdminErrors> = {
  administrator_only_field: 'Só a administração pode mudar isso.',
  newcomer_unconfirmed:
    'Só quem tem uma conta ativa e um e-mail confirmado pode entrar na equipe. Envie um convite.',
  email_of_other_account: 'Este e-mail já pertence a outra conta.',

  fraud_without_ban: 'Só um banimento pode ser por fraude.',
  ban_end_without_ban: 'Só um banimento tem fim.',
  ban_end_past: 'Escolha um momento no futuro.',
  ban_too_long: ({ years }) =>
    `Escolha um momento em até ${years} ${plural(years, { one: 'ano', other: 'anos' })}.`,
  member_leaving: 'Este membro pediu a exclusão da conta. Só essa pessoa pode cancelar isso.',

  note_not_found: 'Anotação não encontrada, ou ela não é sua.',
  exports_running: 'Outras exportações estão em andamento. Tente de novo em um minuto.',

  typed_count_wrong: 'Digite quantos membros serão alterados.',
  ids_or_filter_required: 'Informe IDs ou um filtro.',
  verifying_for_administrators: 'Só a administração pode marcar e-mails como verificados.',
  bulk_too_large: ({ most }) =>
    `A busca encontrou mais de ${most.toLocaleString('pt-BR')} contas. Restrinja o filtro e tente de novo.`,
  bulk_not_found: 'Alteração em massa não encontrada.',
  bulk_of_colleague: 'Só quem começou uma alteração pode desfazê-la.',
  bulk_not_undoable: 'Esta alteração não pode ser desfeita.',
  bulk_undo_too_late: 'É tarde demais para desfazer. Altere as contas de volta.',
  bulk_starter_not_permitted: 'Quem começou isso não tem mais permissão.',
  email_owned_by_other_account: 'Outra conta tem este e-mail.',
  user_changed_since: 'Esta conta mudou desde então.',
  ban_ended: 'O banimento terminou.',
};
