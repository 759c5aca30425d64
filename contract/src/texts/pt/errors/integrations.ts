import type { ErrorTexts } from '../../../errors.ts';
import type { integrationsErrors } from '../../../integrations/errors.ts';

export const integrations: ErrorTexts<typeof integrationsErrors> = {
  key_mistyped: 'Esta chave de API está incompleta. Copie de novo, de kk_ até o último caractere.',
  key_refused:
    'Esta chave de API não existe, foi revogada ou expirou. Peça uma nova à administração.',
  key_scope_missing:
    'Esta chave de API não permite isso. Peça à administração uma com o escopo indicado na documentação.',
  key_name_taken: 'Já existe uma chave com este nome. Escolha outro nome.',
  key_end_past: 'Essa data já passou. Escolha uma posterior.',
  keys_full: 'Já existem 50 chaves. Revogue uma que não é mais usada.',
  key_not_found: 'Esta chave foi revogada nesse meio-tempo. Recarregue a lista.',
  webhook_url_invalid:
    'Não dá para enviar eventos a este endereço. Digite um como https://bot.example/kindred.',
  webhook_url_insecure: 'Este endereço não é criptografado. Digite um que comece com https://.',
  webhook_url_private: 'Este endereço fica em uma rede privada. Digite um público.',
  webhook_not_found: 'Este webhook foi excluído nesse meio-tempo. Recarregue a lista.',
  webhook_changed: 'Alguém da equipe acabou de mudar este webhook. Veja de novo.',
  webhook_off: 'Este webhook está desativado. Ative primeiro.',
  webhooks_full: 'Já existem 20 webhooks. Exclua um que não é mais usado.',
  delivery_not_found: 'Esta entrada não existe mais. Recarregue o registro.',
};
