import type { ErrorTexts } from '../../../errors.ts';
import type { importsErrors } from '../../../imports/errors.ts';

export const imports: ErrorTexts<typeof importsErrors> = {
  import_not_found: 'Importação não encontrada. Talvez tenha sido excluída.',
  import_in_other_state: 'Esta importação já avançou. Recarregue a página.',
  import_part_out_of_order: ({ expected }) =>
    `Agora é a vez da parte ${expected} do arquivo. Envie essa parte primeiro.`,
  import_wrong_encoding:
    'Este arquivo não está em UTF-8. Na sua planilha, salve como “CSV UTF-8” e escolha o arquivo de novo.',
  import_empty: 'Este arquivo não tem linhas abaixo dos títulos. Escolha outro.',
  import_too_many_rows: ({ most }) =>
    `Um arquivo pode ter no máximo ${most.toLocaleString('pt-BR')} linhas. Divida o arquivo e importe as partes uma a uma.`,
  import_too_large: 'O arquivo está maior do que quando você o escolheu. Escolha de novo.',
  import_columns_invalid:
    'Escolha uma coluna para o e-mail e cada coluna para um só campo. O arquivo pode ter no máximo 100 colunas.',
  import_count_changed: 'O número de pessoas mudou. Confira e confirme de novo.',
  imports_running: 'Há importações demais sem terminar. Termine ou pare uma delas primeiro.',
  invited_link_ended: 'Este convite não funciona mais. Se você já aceitou, entre na sua conta.',
  invited_address_taken: 'Já existe uma conta com este e-mail. Entre com ela.',
};
