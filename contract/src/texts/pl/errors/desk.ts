import type { deskErrors } from '../../../desk/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { nameLanguagesIn } from '../../language-name.ts';
import { plural } from '../plural.ts';

export const desk: ErrorTexts<typeof deskErrors> = {
  case_not_found: 'Nie ma takiej sprawy.',
  part_of_case: 'Ta sprawa dotyczy ciebie, więc musi się nią zająć ktoś inny z zespołu.',
  case_closed: 'Ta sprawa jest zamknięta.',
  case_claimed: ({ name }) => `${name ?? 'Ktoś z zespołu'} pracuje nad tą sprawą.`,
  case_changed: 'W tej sprawie coś się zmieniło. Sprawdź ją jeszcze raz.',
  case_has_new_report: 'Jest nowe zgłoszenie w tej sprawie. Sprawdź ją jeszcze raz.',
  case_already_decided: 'To zostało już rozstrzygnięte. Sprawdź sprawę jeszcze raz.',
  case_without_member: 'Ta sprawa nie dotyczy żadnej osoby, więc nie ma na kogo nałożyć sankcji.',
  moderator_required:
    'Zgłoszenia dotyczące osób rozstrzyga moderacja. Odpowiedz albo eskaluj sprawę.',

  report_named_twice: 'Podaj każde zgłoszenie tylko raz.',
  ground_missing: 'Podaj podstawę.',
  ground_of_dismissal: 'Oddalenie nie ma podstawy.',
  law_missing: 'Podaj przepis prawa.',
  clause_missing: 'Podaj punkt regulaminu.',
  keyword_of_other_category: 'To słowo kluczowe należy do innej kategorii.',
  sanction_days_missing: 'Podaj, ile dni to trwa.',
  removed_photo_missing: 'Wskaż zdjęcie do usunięcia.',
  removed_text_missing: 'Wskaż tekst do usunięcia.',
  removed_message_missing: 'Wskaż wiadomość do usunięcia.',
  claim_unconfirmed:
    'Zgłoszenie nie może czekać, bo na przykład ktoś może mieć mniej niż 18 lat. Otwórz sprawę i rozstrzygnij ją osobno.',
  evidence_locked:
    'Dowody mogą pokazywać dziecko i są ukryte do eskalacji sprawy. Najpierw ją eskaluj.',
  refusal_missing: 'Wybierz, dlaczego zdjęcie zostaje.',
  field_of_other_action: 'To należy do innej czynności.',
  reported_photo_not_found: 'Nie ma takiego zdjęcia. Być może zostało już usunięte z profilu.',
  reported_message_not_found: 'W tym zgłoszeniu nie ma takiej wiadomości.',
  reported_message_already_removed: 'Ta wiadomość została już usunięta.',
  profile_text_already_removed: 'Ten tekst został już usunięty.',

  decision_not_found: 'Nie ma takiej decyzji.',
  decision_of_colleague: 'Decyzję może cofnąć tylko osoba, która ją podjęła.',
  decision_already_reversed: 'Ta decyzja została już uchylona.',

  statement_not_found: 'Ten link nie działa. Być może decyzja została usunięta razem z kontem.',
  appeals_not_offered: 'Tutaj nie można odwoływać się od decyzji.',
  appeal_already_made: 'Mamy już twoje odwołanie. Napiszemy do ciebie.',
  not_appealable: 'Od tego nie można się odwołać.',
  appeal_too_late: ({ months }) =>
    `Czas na odwołanie (${plural(months, {
      one: `${months} miesiąc`,
      few: `${months} miesiące`,
      many: `${months} miesięcy`,
      other: `${months} miesiąca`,
    })}) już minął.`,
  appeal_not_found: 'Nie ma takiego odwołania.',
  part_of_appeal: 'Ta sprawa dotyczy ciebie, więc musi się nią zająć ktoś inny z zespołu.',
  appeal_already_decided: 'To odwołanie zostało już rozpatrzone.',
  appeal_of_own_decision: 'To twoja decyzja, więc odwołanie rozpatruje ktoś inny z zespołu.',
  appeal_of_colleague: 'Odwołanie osoby z zespołu rozpatruje tylko administracja.',
  fewer_days_missing: 'Podaj nową liczbę dni, mniejszą niż wcześniej.',
  days_without_shorter_sanction:
    'Liczbę dni ma tylko zawieszenie lub ban, które są częściowo uchylone.',

  request_not_found: 'Nie ma takiego wniosku. Być może decyzja już zapadła.',
  request_already_decided: 'W sprawie tego wniosku decyzja już zapadła.',
  request_placed_already: 'Ten wniosek dotyczy już konkretnej osoby.',
  place_unknown: 'Żaden profil ani zdjęcie nie ma tu takiego adresu.',
  photo_deleted_by_owner: 'Tego zdjęcia nie ma już na profilu.',
  photo_already_reviewed: 'To zdjęcie zostało już sprawdzone.',
  photo_claimed: 'Ktoś z zespołu sprawdza to zdjęcie.',
  reject_reason_missing: 'Wybierz powód.',
  reason_without_rejection: 'Powód ma tylko odrzucenie.',

  ladder_changed: 'W taryfikatorze są zmiany innej osoby. Sprawdź je i zapisz ponownie.',
  ladder_first_step_with_strikes: 'Pierwszy próg jest dla zera punktów karnych.',
  ladder_steps_unordered: 'Każdy próg musi mieć więcej punktów karnych niż poprzedni.',
  ladder_step_days_wrong: 'Liczbę dni ma tylko to, co kończy się automatycznie.',
  ladder_step_milder: 'Próg nie może być łagodniejszy niż poprzedni.',
  ladder_type_repeated: 'Rodzaj problemu może mieć własne progi tylko raz.',

  text_not_found: 'Nie ma takiego tekstu. Być może został już usunięty.',
  text_changed: 'Ktoś z zespołu zmienił gotowy tekst. Sprawdź, co zostanie wysłane.',
  text_title_taken: 'Jest już tekst o tym tytule. Wybierz inny.',
  placeholder_unknown: ({ word }) => `Nic nie wypełnia pola {${word}}.`,
  placeholder_missing: ({ word, language }) =>
    `Dodaj pole {${word}} do tekstu w języku: ${languageName(language)}. Każdy język musi mieć te same pola.`,
  placeholder_without_value: ({ placeholder }) =>
    `Najpierw zastąp ${placeholder}. Nie ma dla tego wartości.`,

  reporter_unwarned:
    'Zacznij od ostrzeżenia. Zgłoszenia można odłożyć, gdy kolejne po ostrzeżeniu jest bezpodstawne.',
  set_aside_days_missing: 'Podaj, na ile dni odłożyć zgłoszenia.',
  days_without_set_aside: 'Liczbę dni ma tylko odłożenie zgłoszeń.',
};

const languageName = nameLanguagesIn('pl');
