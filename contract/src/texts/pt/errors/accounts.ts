import type { accountsErrors } from '../../../accounts/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatDateTime } from '../format-date-time.ts';

export const accounts: ErrorTexts<typeof accountsErrors> = {
  credentials_wrong: 'E-mail ou senha incorretos.',
  sign_in_expired: 'Demorou demais. Entre de novo.',
  account_erased: 'Esta conta não existe mais.',
  account_banned: ({ reason, decision, support }) =>
    `Esta conta foi banida.${reasonText(reason)} ${appealText(decision, support)}`,
  account_suspended: ({ until, timeZone, reason, decision, support }) =>
    `Esta conta está suspensa até ${formatDateTime(until, timeZone)}.${reasonText(reason)} ${appealText(decision, support)}`,
  account_deactivated: ({ reason, support }) =>
    `Esta conta foi desativada por nossa equipe.${reasonText(reason)} Escreva para ${support} sobre isso.`,
  account_closed: 'Você fechou esta conta. Pode reabrir quando quiser.',
  account_leaving: ({ until, timeZone }) =>
    `Você pediu a exclusão desta conta. Vamos excluir tudo o que há nela em ${formatDateTime(until, timeZone)}. Até lá, você pode reabrir a conta.`,
  email_changed_by_staff: ({ until, timeZone }) =>
    `Nossa equipe alterou o e-mail desta conta. Até ${formatDateTime(until, timeZone)}, você só pode entrar como antes, por exemplo com sua senha.`,

  verification_code_missing: 'Digite o código de seis dígitos do nosso e-mail.',
  verification_code_wrong:
    'Este código está incorreto ou não funciona mais. Confira nosso último e-mail ou peça um novo.',
  registration_unknown: 'Este código não pertence a nenhum cadastro. Cadastre-se de novo.',
  registration_erased: 'Esta conta não existe mais.',
  email_already_confirmed: 'Seu e-mail já está confirmado.',
  signed_in_as_someone_else: 'Você está em outra conta. Saia dela e abra o link de novo.',
  link_expired: 'Este link não funciona mais. Peça um novo.',
  undo_link_expired: 'Este link não funciona mais. Se ainda precisar dele, escreva para nós.',

  password_wrong: 'Senha incorreta.',
  password_not_set: 'Você ainda não tem senha. Saia e crie uma em “Esqueceu a senha?”.',
  password_changed: 'Sua senha foi alterada. Entre de novo.',
  new_password_missing: 'Escolha uma nova senha, porque você não entrou nesta conta por aqui.',
  password_is_email: 'Sua senha não pode ser seu e-mail. Escolha outra.',
  password_is_service_name: 'Sua senha não pode ser o nome deste serviço. Escolha outra.',
  password_too_common: 'Esta senha é comum demais. Escolha outra.',
  email_throw_away:
    'Este e-mail é de um serviço de e-mails descartáveis. Use um que você vá manter, porque enviamos códigos e avisos para ele.',
  email_unchanged: 'Este já é seu e-mail.',
  present_email_code_missing: 'Digite também o código enviado para seu e-mail atual.',
  email_change_codes_wrong:
    'Estes códigos estão incorretos. Confira os dois e-mails e tente de novo.',
  email_change_codes_expired: 'Estes códigos não funcionam mais. Peça novos.',
  session_not_found: 'Sessão não encontrada. Talvez já tenha terminado.',

  proof_password_missing: 'Digite sua senha.',
  proof_authenticator_code_missing: 'Digite um código do seu app autenticador.',
  proof_code_missing: 'Digite o código de seis dígitos do nosso e-mail.',
  proof_code_wrong: 'Este código não está certo. Confira nosso último e-mail.',
  proof_code_expired: 'Este código não funciona mais. Peça um novo.',
  proof_needs_password: 'Você tem uma senha: use a senha.',

  second_factor_missing: 'Entre com sua senha e seu app autenticador.',
  email_confirmed_second_factor_missing:
    'Seu e-mail está confirmado. Entre com sua senha e seu app autenticador.',
  second_factor_mandatory:
    'A verificação em duas etapas é obrigatória aqui. Em vez disso, você pode trocar o app.',
  second_factor_setup_expired: 'Demorou demais. Comece de novo.',
  authenticator_code_wrong: 'Este código não funciona. Espere o próximo no app e tente de novo.',
  present_authenticator_code_missing: 'Digite um código do seu app atual.',
  authenticator_key_unreadable:
    'Seu app autenticador não funciona mais com este serviço. Peça a quem o opera para redefinir sua verificação em duas etapas.',

  sign_in_method_unavailable: 'Esta forma de entrar não está disponível.',
  google_unreachable: 'Não conseguimos acessar o Google agora. Tente de novo.',
  google_sign_in_failed: 'O Google não conseguiu confirmar sua identidade. Tente de novo.',
  facebook_unreachable: 'Não conseguimos acessar o Facebook agora. Tente de novo.',
  facebook_sign_in_failed: 'O Facebook não conseguiu confirmar sua identidade. Tente de novo.',
  provider_email_missing: 'Não recebemos seu e-mail. Cadastre-se com seu e-mail.',
  provider_identity_unusable:
    'Não conseguimos usar o que o provedor informou sobre você. Cadastre-se com seu e-mail.',
  user_exists:
    'Esta conta já existe. Entre com sua senha; você pode adicionar outras formas de entrar nas configurações.',
  sign_in_method_of_other_account: 'Esta forma de entrar pertence a outra conta.',
  sign_in_method_already_added:
    'Você já tem outra forma de entrar deste tipo. Remova a atual primeiro.',
  sign_in_method_not_used: 'Você não usa esta forma de entrar.',
  last_sign_in_method: 'Você não pode remover sua única forma de entrar.',
};

const reasonText = (reason: string | null) =>
  reason ? ` Motivo: ${reason.replace(/[.!?\s]+$/, '')}.` : '';

function appealText(decision: 'linked' | 'mailed-soon' | 'none', support: string) {
  if (decision === 'none') return `Para contestar, escreva para ${support}.`;
  return decision === 'linked'
    ? 'Abra a decisão para ver como contestar.'
    : 'Em instantes, você recebe por e-mail um link para a decisão e para saber como contestar.';
}
