import type { photosErrors } from '../../../photos/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const photos: ErrorTexts<typeof photosErrors> = {
  picture_was_removed:
    'Você não pode enviar esta imagem. Ela foi removida por ser íntima, a pedido da pessoa que aparece nela. Se for um engano, escreva para nós.',
  too_many_unused_photos:
    'Você tem fotos demais sem uso. Use algumas delas ou tente de novo amanhã.',
  upload_too_slow: 'O envio demorou demais. Tente de novo.',
  upload_not_found: 'Foto não encontrada. Envie de novo.',
  upload_interrupted: 'O envio foi interrompido.',
  photos_full: 'Você pode ter até seis fotos além da principal. Exclua uma primeiro.',
  photos_changed: 'Suas fotos mudaram. Recarregue a página e tente de novo.',
  photo_type_unsupported: 'As fotos podem ser arquivos JPEG, PNG, WebP ou AVIF.',
  photo_too_large: 'Esta foto é grande demais. As fotos podem ter até 10 MB.',
  photo_has_too_many_pixels: 'Esta foto é grande demais. As fotos podem ter até 40 megapixels.',
  photo_unreadable: 'Não conseguimos ler esta foto. Ela pode estar corrompida. Escolha outra.',
  not_multipart: 'Envie a foto como multipart/form-data.',
  file_missing: 'A solicitação não tem arquivo. Escolha uma foto.',
  file_field_unknown: 'Envie a foto no campo `file`.',
};
