// Made from texts/pl/withdrawal.json. Change it there.
// @ts-nocheck
import { formatDay } from '../../lib/formats/format-day.ts';
import { formatSiteDate } from '../../lib/formats/formats.ts';
import { formatSiteTime } from '../../lib/formats/site-time.ts';

export const messages = {
title: "Odstąp od umowy",
here: "Odstąp od umowy tutaj",
confirm: "Potwierdź odstąpienie od umowy",
sending: "Wysyłanie oświadczenia…",
back: "Twoje premium",
loading: "Wczytywanie…",
failed: "Nie udało się tego wczytać",
again: "Spróbuj ponownie",
inAccount: "Odstąp na swoim koncie",
until: ({ day }: { day: string | number }) => `Do ${formatDay(day)} możesz odstąpić od umowy bez podania przyczyny.`,
about: "Odstępujesz od poniższej umowy. Umowa i premium kończą się od razu, a potwierdzenie wyślemy na adres e-mail twojego konta.",
none: "Nie ma umowy, od której możesz odstąpić",
noneAbout: "Od umowy możesz odstąpić w ciągu 14 dni od uzyskania premium. Później nadal możesz zrezygnować.",
which: "Umowa",
contract: ({ plan, date }: { plan: 'monthly' | 'quarterly' | 'annual'; date: string | number }) => `${plan === 'monthly' ? `Plan miesięczny` : plan === 'quarterly' ? `Plan kwartalny` : plan === 'annual' ? `Plan roczny` : ``}, od ${formatSiteDate(date, { dateStyle: 'long' })}`,
amounts: "Co wraca do ciebie",
price: "Cena",
earlier: "Przed zmianą planu",
used: "Za wykorzystany czas",
returned: "Zwrócone wcześniej",
toCard: "Wraca na kartę",
toCredit: "Wraca na saldo",
agreed: "Na twoje żądanie premium działa od razu i za twoją zgodą płacisz za wykorzystany czas.",
notAgreed: "Nie mamy twojej zgody na zapłatę za wykorzystany czas, więc wraca do ciebie cała kwota.",
name: "Twoje imię i nazwisko",
done: "Odstąpienie od umowy przyjęte",
doneBack: ({ amount }: { amount: string | number }) => `${amount} wraca na twoją kartę. Potrwa to od 5 do 10 dni.`,
doneCredit: ({ amount }: { amount: string | number }) => `${amount} wraca na saldo.`,
doneNothing: "Nic nie pobraliśmy, więc nie ma nic do zwrotu.",
doneAt: ({ date }: { date: string }) => `Otrzymaliśmy je ${formatSiteTime(date)}. Potwierdzenie jest w drodze na twój adres e-mail.`,
};
