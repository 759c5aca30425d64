import type { ErrorTexts } from '../../../errors.ts';
import type { importsErrors } from '../../../imports/errors.ts';

export const imports: ErrorTexts<typeof importsErrors> = {
  import_not_found: 'Nie ma takiego importu. Może został usunięty.',
  import_in_other_state: 'Ten import jest już na innym etapie. Wczytaj stronę ponownie.',
  import_part_out_of_order: ({ expected }) =>
    `Teraz kolej na część ${expected} pliku. Wyślij ją najpierw.`,
  import_wrong_encoding:
    'Ten plik nie jest w UTF-8. Zapisz go w arkuszu jako „CSV UTF-8” i wybierz ponownie.',
  import_empty: 'Ten plik nie ma wierszy pod nagłówkami. Wybierz inny.',
  import_too_many_rows: ({ most }) =>
    `Plik może mieć najwyżej ${most.toLocaleString('pl')} wierszy. Podziel go i importuj części po kolei.`,
  import_too_large: 'Plik jest większy niż w chwili wyboru. Wybierz go ponownie.',
  import_columns_invalid:
    'Wybierz kolumnę z adresem e-mail, a każdą kolumnę tylko do jednego pola. Plik może mieć najwyżej 100 kolumn.',
  import_count_changed: 'Liczba osób się zmieniła. Sprawdź ją i potwierdź ponownie.',
  imports_running:
    'Zbyt wiele importów nie jest skończonych. Najpierw skończ lub zatrzymaj jeden z nich.',
  invited_link_ended: 'To zaproszenie już nie działa. Jeśli jest już przyjęte, zaloguj się.',
  invited_address_taken: 'Ten adres e-mail ma już konto. Zaloguj się na nie.',
};
