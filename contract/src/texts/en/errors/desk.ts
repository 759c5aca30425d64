import type { deskErrors } from '../../../desk/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { nameLanguagesIn } from '../../language-name.ts';

export const desk: ErrorTexts<typeof deskErrors> = {
  case_not_found: 'Case not found.',
  part_of_case: 'You are part of this case, so a colleague has to handle it.',
  case_closed: 'This case is closed.',
  case_claimed: ({ name }) => `${name ?? 'A colleague'} is working on this case.`,
  case_changed: 'This case has changed. Check it again.',
  case_has_new_report: 'Another report has come in. Check the case again.',
  case_already_decided: 'A colleague has already decided on this. Check the case again.',
  case_without_member: "This case isn't about a member, so there's no one to sanction.",
  moderator_required:
    'Moderators decide about reports of people. Reply, or escalate the case to them.',

  report_named_twice: 'Name each report once.',
  ground_missing: 'Say why.',
  ground_of_dismissal: 'A dismissal has no ground.',
  law_missing: 'Name the law.',
  clause_missing: 'Name the clause.',
  keyword_of_other_category: 'This keyword belongs to another category.',
  sanction_days_missing: 'Say how many days it lasts.',
  removed_photo_missing: 'Name the photo to remove.',
  removed_text_missing: 'Name the text to remove.',
  removed_message_missing: 'Name the message to remove.',
  claim_unconfirmed:
    "A report says something that can't wait. Open the case at the desk and decide it alone.",
  evidence_locked:
    'The evidence may show a child and is hidden until the case is escalated. Escalate it first.',
  refusal_missing: 'Choose why the picture stays.',
  field_of_other_action: 'This belongs to another action.',
  reported_photo_not_found: 'Photo not found. Its owner may have deleted it.',
  reported_message_not_found: 'This report has no such message.',
  reported_message_already_removed: 'This message has already been removed.',
  profile_text_already_removed: 'This text has already been removed.',

  decision_not_found: 'Decision not found.',
  decision_of_colleague: 'Only the person who made a decision can undo it.',
  decision_already_reversed: 'This decision has already been reversed.',

  statement_not_found:
    "This link doesn't work. The decision may have been deleted with the account.",
  appeals_not_offered: "Decisions can't be contested here.",
  appeal_already_made: "You've already contested this. We'll write to you.",
  not_appealable: "There's nothing to contest here.",
  appeal_too_late: ({ months }) => `The ${months} months to contest this are over.`,
  appeal_not_found: 'Appeal not found.',
  part_of_appeal: 'You are part of this, so a colleague has to handle it.',
  appeal_already_decided: 'A colleague has already decided this.',
  appeal_of_own_decision: 'You made this decision, so a colleague decides the appeal.',
  appeal_of_colleague: 'Only an administrator decides an appeal of a colleague.',
  fewer_days_missing: 'Say how many days it is instead, which are fewer than before.',
  days_without_shorter_sanction:
    'Only a suspension or ban that is reversed in part has a number of days.',

  request_not_found: 'Request not found. It may be decided already.',
  request_already_decided: 'This request is decided already.',
  request_placed_already: 'This request is about a member already.',
  place_unknown: 'No profile or photo here has this address.',
  photo_deleted_by_owner: 'This photo was deleted by its owner.',
  photo_already_reviewed: 'A colleague has already reviewed this photo.',
  photo_claimed: 'A colleague is reviewing this photo.',
  reject_reason_missing: 'Choose a reason.',
  reason_without_rejection: 'Only a rejection has a reason.',

  ladder_changed: 'A colleague has changed the ladder. Check it and save again.',
  ladder_first_step_with_strikes: 'The first step is for no strikes.',
  ladder_steps_unordered: 'Each step needs more strikes than the one before.',
  ladder_step_days_wrong: 'What ends automatically has days, and nothing else has.',
  ladder_step_milder: 'A step is never milder than the one before.',
  ladder_type_repeated: 'A problem type can have its own steps only once.',

  text_not_found: 'Text not found. A colleague may have deleted it.',
  text_changed: 'A colleague has changed the canned text. Check what will be sent.',
  text_title_taken: 'There is a text with this title. Choose another.',
  placeholder_unknown: ({ word }) => `Nothing fills in {${word}}.`,
  placeholder_missing: ({ word, language }) =>
    `Add {${word}} to the text in ${languageName(language)}. Every language needs the same placeholders.`,
  placeholder_without_value: ({ placeholder }) =>
    `Replace ${placeholder} first. There's no value for it.`,

  reporter_unwarned:
    'Warn them first. Set reports aside when another one was unfounded after that.',
  set_aside_days_missing: 'Say for how many days to set reports aside.',
  days_without_set_aside: 'Only setting reports aside has a number of days.',
};

const languageName = nameLanguagesIn('en');
