import type { ErrorTexts } from '../../../errors.ts';
import type { photoChecksErrors } from '../../../photo-checks/errors.ts';

export const photoChecks: ErrorTexts<typeof photoChecksErrors> = {
  photo_check_off: 'Este site não oferece a checagem de fotos.',
  photo_check_over: 'O tempo para esta pose acabou. Comece de novo com outra pose.',
  photo_check_waits: 'Você já enviou uma imagem. Nossa equipe vai ver em breve.',
  photo_check_without_photo:
    'Adicione primeiro uma foto principal ao seu perfil, para que haja o que comparar.',
  photo_check_appeal_over:
    'Esta decisão não pode mais ser contestada. Você pode fazer a checagem de novo.',
  photo_check_needed:
    'Antes de escrever primeiro para alguém, suas fotos precisam ser checadas. Leva cerca de um minuto, em Checagem de fotos, nas suas configurações.',
  photo_check_not_found: 'Esta checagem não existe mais. Talvez tenha sido retirada.',
  photo_check_taken: 'Outra pessoa da equipe está vendo esta checagem.',
  photo_check_decided: 'Esta checagem já foi decidida.',
  photo_check_changed:
    'A foto principal mudou desde que você a carregou. Carregue a checagem de novo.',
  photo_check_reason_missing: 'Escolha por que a checagem é recusada.',
  photo_check_reason_unused: 'Só uma recusa tem motivo.',
  photo_check_excuse_only:
    'Sem imagem ninguém pode dizer que é a mesma pessoa. Você pode dispensar este membro.',
};
