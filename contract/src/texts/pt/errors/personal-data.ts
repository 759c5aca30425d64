import type { ErrorTexts } from '../../../errors.ts';
import type { personalDataErrors } from '../../../personal-data/errors.ts';

export const personalData: ErrorTexts<typeof personalDataErrors> = {
  leaving_needs_password: 'Você tem uma senha. Use a senha.',
  leaving_password_missing: 'Digite sua senha.',
  leaving_code_missing: 'Digite o código de seis dígitos do nosso e-mail.',
  leaving_code_wrong: 'Este código está incorreto. Confira nosso e-mail e tente de novo.',
  leaving_code_expired: 'Este código não funciona mais. Peça um novo.',
  consent_text_changed: 'Este texto mudou. Recarregue a página e leia de novo.',
  archive_not_found: 'Nenhum arquivo de dados encontrado. Você pode pedir um nas configurações.',
  archive_link_expired:
    'Este link não funciona mais. Você pode pedir um novo arquivo nas configurações.',
};
