import type { deskErrors } from '../../../desk/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { nameLanguagesIn } from '../../language-name.ts';
import { plural } from '../plural.ts';

export const desk: ErrorTexts<typeof deskErrors> = {
  case_not_found: 'Caso não encontrado.',
  part_of_case: 'Você faz parte deste caso, por isso outra pessoa da equipe precisa cuidar dele.',
  case_closed: 'Este caso está encerrado.',
  case_claimed: ({ name }) => `${name ?? 'Alguém da equipe'} está trabalhando neste caso.`,
  case_changed: 'Este caso mudou. Confira de novo.',
  case_has_new_report: 'Chegou outra denúncia. Confira o caso de novo.',
  case_already_decided: 'Alguém da equipe já decidiu este caso. Confira o caso de novo.',
  case_without_member: 'Este caso não é sobre um membro, então não há a quem aplicar sanções.',
  moderator_required:
    'Quem decide denúncias sobre pessoas é a moderação. Responda ou encaminhe o caso.',

  report_named_twice: 'Indique cada denúncia uma vez.',
  ground_missing: 'Diga o motivo.',
  ground_of_dismissal: 'Para arquivar, não indique fundamento.',
  law_missing: 'Indique a lei.',
  clause_missing: 'Indique a cláusula.',
  keyword_of_other_category: 'Esta palavra-chave pertence a outra categoria.',
  sanction_days_missing: 'Diga quantos dias dura.',
  removed_photo_missing: 'Indique a foto a remover.',
  removed_text_missing: 'Indique o texto a remover.',
  removed_message_missing: 'Indique a mensagem a remover.',
  claim_unconfirmed:
    'Uma denúncia não pode aguardar, por exemplo porque alguém pode ter menos de 18 anos. Abra o caso na Moderação e decida só ele.',
  evidence_locked:
    'As provas podem mostrar uma criança e ficam ocultas até o caso ser encaminhado. Encaminhe o caso primeiro.',
  refusal_missing: 'Escolha por que a imagem fica.',
  field_of_other_action: 'Este campo pertence a outra ação.',
  reported_photo_not_found: 'Foto não encontrada. Talvez quem a publicou tenha excluído.',
  reported_message_not_found: 'Esta denúncia não tem essa mensagem.',
  reported_message_already_removed: 'Esta mensagem já foi removida.',
  profile_text_already_removed: 'Este texto já foi removido.',

  decision_not_found: 'Decisão não encontrada.',
  decision_of_colleague: 'Só quem tomou a decisão pode desfazer.',
  decision_already_reversed: 'Esta decisão já foi revertida.',

  statement_not_found:
    'Este link não funciona. A decisão pode ter sido excluída junto com a conta.',
  appeals_not_offered: 'Aqui não é possível contestar decisões.',
  appeal_already_made: 'Você já contestou esta decisão. Vamos escrever para você.',
  not_appealable: 'Não há nada para contestar aqui.',
  appeal_too_late: ({ months }) =>
    `O prazo de ${months} ${plural(months, { one: 'mês', other: 'meses' })} para contestar acabou.`,
  appeal_not_found: 'Recurso não encontrado.',
  part_of_appeal:
    'Você faz parte deste caso, por isso outra pessoa da equipe precisa decidir o recurso.',
  appeal_already_decided: 'Alguém da equipe já decidiu este recurso.',
  appeal_of_own_decision: 'Esta decisão foi sua, por isso outra pessoa da equipe decide o recurso.',
  appeal_of_colleague: 'Só a administração decide recursos de pessoas da equipe.',
  fewer_days_missing: 'Diga o novo número de dias, menor que o anterior.',
  days_without_shorter_sanction:
    'Só uma suspensão ou um banimento revertido em parte tem um número de dias.',

  request_not_found: 'Pedido não encontrado. Talvez já tenha sido decidido.',
  request_already_decided: 'Este pedido já foi decidido.',
  request_placed_already: 'Este pedido já é sobre um membro.',
  place_unknown: 'Nenhum perfil ou foto daqui tem esse endereço.',
  photo_deleted_by_owner: 'Esta foto foi excluída por quem a publicou.',
  photo_already_reviewed: 'Alguém da equipe já analisou esta foto.',
  photo_claimed: 'Alguém da equipe está analisando esta foto.',
  reject_reason_missing: 'Escolha um motivo.',
  reason_without_rejection: 'Só uma rejeição tem motivo.',

  ladder_changed: 'Alguém da equipe mudou a escala. Confira e salve de novo.',
  ladder_first_step_with_strikes: 'O primeiro degrau vale para nenhuma infração.',
  ladder_steps_unordered: 'Cada degrau precisa de mais infrações que o anterior.',
  ladder_step_days_wrong: 'Só o que termina automaticamente tem um número de dias.',
  ladder_step_milder: 'Um degrau nunca é mais leve que o anterior.',
  ladder_type_repeated: 'Um tipo de problema só pode ter degraus próprios uma vez.',

  text_not_found: 'Texto não encontrado. Talvez alguém da equipe tenha excluído.',
  text_changed: 'Alguém da equipe alterou o texto pronto. Confira o que será enviado.',
  text_title_taken: 'Já existe um texto com este título. Escolha outro.',
  placeholder_unknown: ({ word }) => `Nada preenche {${word}}.`,
  placeholder_missing: ({ word, language }) =>
    `Adicione {${word}} ao texto em ${languageName(language)}. Todos os idiomas precisam dos mesmos campos.`,
  placeholder_without_value: ({ placeholder }) =>
    `Substitua ${placeholder} primeiro. Não há valor para isso.`,

  reporter_unwarned:
    'Advirta primeiro. Ponha as denúncias de lado só se outra sem fundamento vier depois disso.',
  set_aside_days_missing: 'Diga por quantos dias as denúncias ficam de lado.',
  days_without_set_aside: 'Só dá para indicar dias ao pôr denúncias de lado.',
};

const languageName = nameLanguagesIn('pt-BR');
