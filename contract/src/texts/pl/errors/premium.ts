import { cardFailureKind } from '../../../premium/card-failures.ts';
import { cardFailureTexts } from '../card-failures.ts';
import type { premiumErrors } from '../../../premium/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { plural } from '../plural.ts';

export const premium: ErrorTexts<typeof premiumErrors> = {
  payment_service_unreachable: 'Nie możemy połączyć się z operatorem płatności. Spróbuj ponownie.',
  payment_object_not_found: 'Nie ma czegoś takiego.',
  payment_still_processed: 'To jeszcze trwa. Spróbuj ponownie za chwilę.',
  payment_service_refused: 'Operator płatności odrzucił tę operację. Napisz do nas.',
  premium_not_sold: 'Premium nie można tu jeszcze kupić.',
  payment_sandbox_absent: 'Nie ma tu płatności testowych.',
  invoice_not_found: 'Nie ma takiej faktury.',
  invoice_pdf_absent: 'Ta faktura nie ma jeszcze pliku PDF.',
  invoice_pdf_unreachable: 'Nie udało się wczytać faktury. Spróbuj ponownie.',
  refund_on_its_way: 'Zwrot jest już w drodze do ciebie. Spróbuj ponownie za chwilę.',
  no_credit: 'Twoje saldo jest puste.',
  credit_was_given:
    'To saldo to prezent od nas. Pokryje kolejne płatności, ale nie pochodzi z żadnej karty.',
  payment_event_unsigned: 'To nie jest podpisane zdarzenie operatora płatności.',
  last_card: 'Tą kartą opłacasz subskrypcję. Najpierw dodaj inną.',
  card_not_found: 'Nie ma takiej karty.',
  plan_change_in_progress: 'Twoja ostatnia zmiana jeszcze trwa. Spróbuj ponownie za chwilę.',
  subscription_already_ended: 'Ta subskrypcja jest już zakończona.',
  member_changes_plan: 'Ta osoba właśnie zmienia plan. Spróbuj ponownie za chwilę.',
  ending_amounts_out_of_date: 'Te kwoty są nieaktualne. Zamknij to okno i sprawdź jeszcze raz.',
  ended_with_refund_already:
    'Ta subskrypcja jest już zakończona ze zwrotem. Zakończ ją bez zwrotu albo zwróć fakturę.',
  refund_still_made:
    'Zwrot dla tej osoby jeszcze trwa. Spróbuj ponownie za minutę albo zakończ bez zwrotu.',
  invoice_refunded_meanwhile:
    'Część tej faktury została w międzyczasie zwrócona. Zamknij to okno i sprawdź jeszcze raz.',
  subscription_not_found: 'Nie ma takiej subskrypcji.',
  no_subscription: 'Nie masz subskrypcji.',
  payment_not_found: 'Nie ma takiej płatności.',
  subscription_expired: 'Ta subskrypcja wygasła. Wykup ją ponownie.',
  payment_not_through: 'Płatność nie przeszła. Spróbuj ponownie.',
  already_subscribed: 'Masz już subskrypcję.',
  next_period_being_charged: 'Właśnie pobieramy opłatę za kolejny okres. Spróbuj za godzinę.',
  premium_not_ended_now:
    'Masz premium do końca opłaconego czasu. Aby zakończyć je od razu, napisz do nas.',
  subscription_over: 'Twoja subskrypcja się skończyła. Możesz wykupić ją ponownie.',
  no_card_saved: 'Nie masz zapisanej karty. Najpierw dodaj kartę w „Metodach płatności”.',
  subscription_ending_now: 'Twoja subskrypcja właśnie się kończy. Spróbuj ponownie za chwilę.',
  begin_needed:
    'Cała kwota może do ciebie wrócić tylko za jedną umowę, a to już się stało albo nadal jest możliwe. Zgódź się, aby premium działało od razu: jeśli odstąpisz od umowy w ciągu 14 dni, zapłacisz tylko za wykorzystany czas.',
  card_needs_begin:
    'Na tę kartę cała kwota może wrócić tylko za jedną umowę, a to już wykorzystane albo zajęte przez inny zakup. Zgódź się, aby premium działało od razu, lub użyj innej karty.',
  card_used_up:
    'Za twoją umowę nadal może wrócić cała kwota, a na karcie, która by za nią płaciła, to już wykorzystane albo zajęte przez inny zakup. Użyj innej karty lub spróbuj ponownie, gdy minie 14 dni na odstąpienie.',
  withdrawal_period_over:
    'Minęło 14 dni na odstąpienie od tej umowy. Nadal możesz zrezygnować, żeby subskrypcja się nie odnowiła.',
  withdrawal_link_unknown:
    'Ten link jest niepełny albo umowy już nie ma. Otwórz go jeszcze raz z e-maila.',
  withdrawal_amounts_out_of_date: 'Kwota zwrotu się zmieniła. Sprawdź ją i potwierdź jeszcze raz.',
  first_payment_out_of_date: 'Kwota się zmieniła, nic nie pobraliśmy. Sprawdź ją jeszcze raz.',
  change_amounts_out_of_date: 'Kwoty się zmieniły, nic nie pobraliśmy. Sprawdź je jeszcze raz.',
  trial_used_up: 'Twój bezpłatny okres próbny jest już wykorzystany. Możesz zapłacić teraz.',
  trial_used_up_meanwhile: 'Twój bezpłatny okres próbny jest już wykorzystany. Spróbuj ponownie.',
  bank_asks: 'Bank prosi cię o potwierdzenie tej płatności. Jeszcze nic nie pobraliśmy.',
  card_not_confirmed: 'Bank jeszcze nie potwierdził karty. Spróbuj ponownie lub użyj innej karty.',
  premium_end_past: 'Wybierz czas w przyszłości.',
  incognito_needs_premium: 'Do włączenia incognito potrzebujesz premium.',
  filter_needs_premium: 'Do tego filtra potrzebujesz premium.',
  days_are_kept:
    'Niewykorzystane dni zwracamy tylko wtedy, gdy subskrypcja kończy się od razu. W innym razie premium działa do jej końca.',
  nothing_left_to_refund: 'W tej fakturze nie ma już nic do zwrotu.',
  refund_too_large: 'To więcej, niż zostało do zwrotu z tej faktury.',
  trial_needs_card: 'Aby zacząć bezpłatny okres próbny, najpierw potwierdź kartę.',
  card_starts_no_trial:
    'Tą kartą nie zaczniesz okresu próbnego. Możesz zapłacić teraz lub użyć innej karty.',
  card_used_for_trial:
    'Ta karta ma już za sobą bezpłatny okres próbny. Możesz zapłacić teraz lub użyć innej karty.',
  last_payment_failed: 'Ostatnia płatność nie przeszła. Najpierw zaktualizuj kartę.',
  subscription_canceled: 'Twoja subskrypcja się nie odnowi. Najpierw zachowaj premium.',
  plan_unchanged: 'Masz już ten plan.',
  plan_change_planned: 'Zmiana na ten plan jest już zaplanowana.',
  coupon_invalid: 'Ten kupon jest nieważny.',
  coupon_used: 'Ten kupon jest już wykorzystany.',
  coupon_used_up: 'Pula tego kuponu jest wyczerpana.',
  premium_end_too_late: ({ days }) =>
    `Wybierz czas w ciągu ${plural(days, {
      one: `${days} dnia`,
      few: `${days} dni`,
      many: `${days} dni`,
      other: `${days} dnia`,
    })}.`,
  price_move_not_found: 'Nie znaleziono tej zmiany ceny.',
  price_not_old: 'Żadna odnawiana subskrypcja nie ma tej ceny.',
  price_move_pending:
    'Niektóre z tych subskrypcji są już objęte inną zmianą ceny. Najpierw ją zatrzymaj albo poczekaj, aż się skończy.',
  price_move_out_of_date:
    'Cena lub subskrypcje zmieniły się od ostatniego podglądu. Spójrz na podgląd jeszcze raz.',
  price_move_over:
    'Ta zmiana ceny już się zakończyła. Wszyscy, których dotyczyła, płacą nową cenę.',
  price_move_too_soon: ({ days }) =>
    `Wybierz dzień za co najmniej ${days} dni, żeby użytkownicy mieli czas na decyzję.`,
  price_move_too_late: ({ days }) => `Wybierz dzień za najwyżej ${days} dni.`,
  card_failed: ({ type, ...failure }) =>
    cardFailureTexts[cardFailureKind({ ...failure, type: type ?? undefined })],
};
