import type { ErrorTexts } from '../../../errors.ts';
import type { siteErrors } from '../../../site/errors.ts';

export const site: ErrorTexts<typeof siteErrors> = {
  site_value_changed: ({ name }) =>
    `${name ?? 'Alguém da equipe'} acabou de mudar este valor. Veja-o antes de mudar.`,
  site_draft_changed: 'O rascunho acabou de mudar. Veja-o de novo.',
  site_unchanged: 'Não há nada para publicar: o rascunho é igual ao site publicado.',
  site_support_email_missing:
    'É preciso um e-mail de suporte que exista e que não termine em .example.',
  site_binding_past: ({ slug }) =>
    `“${slug}” pede o aceite de novo: o dia a partir do qual é preciso aceitar já passou. Escolha hoje ou um dia posterior.`,
  site_text_not_found: 'Este texto não existe.',
  acceptance_outdated: 'A página mudou nesse meio-tempo. Leia de novo.',
  acceptances_exporting: 'Outra exportação está em andamento. Tente de novo em um minuto.',
  site_version_not_found: 'Esta versão não existe.',
  site_from_file: ({ file }) => `O site vem do arquivo ${file}. Mude-o lá.`,
  site_catalog_full: ({ most }) =>
    `Uma lista pode ter no máximo ${most} opções próprias, contando as retiradas. Use uma delas em vez de criar outra.`,
  site_images_full: 'Há imagens demais guardadas.',
  site_image_unreadable:
    'Não foi possível ler esta imagem. Escolha um PNG, JPEG, WebP, AVIF ou SVG de até 1 MB.',
  site_image_not_found: 'Esta imagem não existe. Envie-a de novo.',
};
