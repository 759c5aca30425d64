import { blocks } from '../phrase-templates.ts';
import type { Conversations } from '../voice.ts';

/** Conversations of two members who get to know each other. */
export const conversations: Conversations = {
  openings: blocks(`Hej! Ryż czy makaron do pomidorowej? Od tego zależy bardzo dużo.
    Makaron. Świderki, jeśli mam wybór.
    Uff. Możemy rozmawiać dalej.
    A myślisz, że ryż by nas poróżnił?
    Na dwa, trzy dni na pewno.

    Cześć, widzę, że też chodzisz po górach.
    Chodzę, chociaż głównie od schroniska do schroniska.
    To jest właśnie prawidłowa metoda.
    + Które ma najlepszą szarlotkę?
    Tego nie piszę w pierwszej wiadomości.
    Rozumiem, najpierw zaufanie.

    Dzień dobry, ja w sprawie grzybów ze zdjęcia. To wszystko jeden poranek?
    Jeden poranek i jeden bardzo wytrwały koszyk.
    A miejsce?
    Las. Więcej nie powiem nawet przy sosie.

    Hej, widzę u ciebie działkę. Co już rośnie?
    Rzodkiewka, szczypiorek i ambicje.
    A ślimaki?
    Zapraszają rodzinę. Prowadzimy rozmowy pokojowe.
    Trzymam stronę rzodkiewki.

    Dobry! Muszę zapytać: o co chodzi z tą gęsią?
    To długa historia. Są w niej rower, most i kanapka.
    Komu kibicujemy?
    Z perspektywy czasu: gęsi.

    Cześć! Twój kot na zdjęciu patrzy na mnie z rozczarowaniem.
    On tak na wszystkich. Nie bierz tego do siebie.
    Jak się nazywa?
    Prezes. Imię miało być na próbę.
    Do twarzy mu z tym stanowiskiem.

    Dobry wieczór. Góry czy morze?
    Jeziora.
    O, trzecia droga. Tego nie ma w ankiecie.
    + Szanuję.

    Hej! Na ile pierogów jesteś w stanie się umówić?
    Na początek piętnaście, potem zobaczymy.
    Gotowane czy odsmażane?
    Pierwszego dnia gotowane, drugiego odsmażane.
    O, to już planujemy dwa dni.

    Cześć, czy to zdjęcie jest znad Biebrzy?
    Tak! Piąta rano, mgła i mokre skarpety.
    Warto?
    Zawsze. Łoś przeszedł metr ode mnie i nawet nie powiedział „dzień dobry”.
    Pewnie wstydliwy.

    Cześć! Mówisz „na dwór” czy „na pole”?
    Na dwór. A czy to nas dyskwalifikuje?
    Nie, ja wychodzę na pole. Spotkamy się pod drzwiami.
    I pójdziemy w tę samą stronę, mam nadzieję.

    Twoja odpowiedź o niedzieli to dosłownie mój plan na życie.
    Z drzemką włącznie?
    Zwłaszcza z drzemką.
    Miło poznać kogoś z zasadami.

    Cześć! Naprawdę umiesz odróżnić kopytka od klusek śląskich po ciemku?
    Oczywiście. Śląskie mają dziurkę.
    To było zbyt proste.
    + A pyzy?
    Pyzy poznaję po ciszy przy stole.

    Hej z drugiego końca linii tramwajowej!
    Mieszkasz przy pętli? Zawsze mnie ciekawiło, co tam jest.
    Las, piekarnia i kierowcy na kawie.
    Czyli raj.
    W dni robocze tak.

    Podobno im słabszy żart na początek, tym lepsza rozmowa.
    Sprawdźmy. Słucham.
    Co robi drukarka w lesie? Szuka papieru.
    To jest tak słabe, że czeka nas wspaniały wieczór.

    Cześć, co u ciebie teraz leci w głośnikach?
    Stare ballady i trochę zmywarki.
    Zmywarka ma dobry rytm, zwłaszcza pod koniec.
    Dlatego nie skracam programu.

    Hej! Zdradzisz, gdzie jest ta ławka z trzeciego zdjęcia?
    Może. A w zamian?
    Adres najlepszych jagodzianek po tej stronie rzeki.
    Umowa. Ławka za jagodzianki.
    + Tylko sezon się kończy, więc bez zwlekania.`),
  topics: blocks(`U nas na klatce ktoś od rana smaży pączki. Pomocy.
    Które piętro?
    Nie wiem, chodzę po schodach i wącham.
    + Sąsiedzi zaczynają się dziwić.
    Zapukaj z cukrem pudrem. Nikt nie wygoni człowieka z cukrem pudrem.

    W domu kultury puszczają w piątki filmy z projektora, który terkocze.
    I jak, słychać dialogi?
    Nie zawsze. Wtedy pan z pierwszego rzędu mówi je na głos.
    Chcę to zobaczyć. Pana też.

    Jakie plany na weekend?
    Siostra z dziećmi, czyli dużo klocków na podłodze.
    Brzmi głośno i miło.
    Dokładnie tak. A u ciebie?
    Ryneczek w sobotę, w niedzielę absolutnie nic.
    + Na to nic czekam najbardziej.

    Żurek według twojego przepisu gotowy.
    I co?
    Sąsiad z góry puka i pyta, co tak pachnie.
    Czyli zdane na piątkę. Był majeranek?
    Był. Garść i jeszcze trochę.

    Na co zbiera się u was w domu najwięcej słoików?
    Na ogórki. W tym roku wyszło czterdzieści.
    U nas przecier pomidorowy. Cała łazienka w parze.
    Wymiana trzy za trzy?
    Cztery za trzy, bo dokładam chrzan.

    Pierwszy śnieg! U ciebie też?
    U mnie deszcz, który udaje, że się stara.
    Wysyłam trochę pociągiem.
    Osobowym? Dojedzie sama woda.
    To lepię małego bałwana i opowiem ci, jak wygląda.

    Czy wypada przynieść do biblioteki ciasto?
    Zależy, jakie. Kruszonka odpada.
    Sernik. To za przetrzymaną książkę.
    Ile ją trzymasz?
    Od podstawówki. Dlatego cały sernik, a nie kawałek.

    Klucze się znalazły. W zamrażarce, obok pierogów.
    Które rozmrażasz pierwsze?
    Pierogi, oczywiście. Klucze poczekają.
    Priorytety masz w porządku.

    Czy u ciebie w rodzinie też jest wujek, który wie wszystko o drogach?
    Jest. Nawigacji nie uznaje, bo „na Sieradz jedzie się przez las”.
    To chyba ten sam wujek.
    + Mój jeszcze puka w opony.
    I mówi „no to szerokości, tylko przez Łęczycę”?
    Słowo w słowo, tylko przez Kutno.

    Masz ochotę na kawę w tym tygodniu?
    Mam. Czwartek po szóstej?
    Pasuje. Ta mała kawiarnia przy parku?
    Idealnie. Będę w zielonym szaliku.
    Ja z termosem, na wszelki wypadek.

    Jestem już w domu. Było naprawdę miło.
    Bardzo! W ogóle nie było czuć, że minęły trzy godziny.
    Pani z kawiarni chyba czuła, bo krzesła stały już na stołach.
    Powtórka za tydzień?
    Tak, i tym razem ja wybieram ciasto.

    Kto u was rządzi na osiedlu?
    Pani Krysia z parteru. Wie, kiedy przyjdzie listonosz i kiedy spadnie deszcz.
    U nas to samo robi kot na murku.
    A podlewa pelargonie?
    Nie, ale w nich śpi.

    Babcia podaje mi przez telefon przepis na pierogi z jagodami.
    I ile tej mąki?
    „Ile weźmie”.
    A jak długo gotować?
    „Aż będą dobre”. Mam już pełną kartkę takich danych.

    Zmiana czasu. Wstaję o szóstej, a kot uważa, że jest siódma.
    Mój pies ma odwrotnie, z zemsty.
    Może ich sobie przedstawimy?
    Koniecznie, niech ustalą jedną wersję.

    Zapisuję się na kurs tańców ludowych. Bez pary.
    Odważnie. Oberek czy kujawiak?
    Na razie uczymy się chodzić w rytmie.
    + Idzie mi to gorzej niż bez rytmu.
    Przyjdę na występ i będę klaskać, też nie w rytmie.

    Mam za tydzień wesele kuzynki i obowiązek prowadzenia wężyka.
    To wielka odpowiedzialność. Ile osób?
    Sto czterdzieści i zakręt przy tortach.
    Zwolnij przed zakrętem i nie oglądaj się za siebie.
    Czuję, że masz doświadczenie.

    Stoję na peronie. Opóźnienie dwadzieścia minut, może ulec zmianie.
    Na trzydzieści?
    Przed chwilą. Skąd wiesz?
    To jedyne, co ulega zmianie.
    + Masz chociaż kanapkę?
    Dwie. Jedna jest na opóźnienie.

    Śniło mi się, że nie mogę zdążyć na pociąg.
    I co, udało się?
    Tak, tylko że to był prom.
    Klasyka. Dokąd płynął?
    Do Radomia.

    Tęsknisz za miejscem, z którego pochodzisz?
    Za ciszą tak. Za autobusem dwa razy dziennie mniej.
    Chcę to kiedyś zobaczyć.
    W maju jest najładniej, kwitną sady i nie ma jeszcze komarów.
    Wpisuję maj do kalendarza. Ołówkiem, ale mocno.

    Majówka: działka, góry czy balkon?
    Balkon z widokiem na tych, którzy stoją w korku.
    A ja planuję pociąg osobowy, byle dokąd.
    Do którego przystanku?
    Do pierwszego, przy którym kwitnie jabłoń.

    Na parapecie wschodzi mi coś, czego tam nikt nie siał.
    Pokrzywa?
    Chyba dynia. Z tej zupy sprzed miesiąca.
    Gratuluję, masz zupę wielorazową.

    Dziś wszystko leci mi z rąk: kubek, jajko, cierpliwość.
    Opowiem ci o gołębiu, dobrze?
    Proszę.
    Siedzi od rana na znaku „zakaz postoju”.
    + Straż miejska przechodziła już dwa razy i nic.
    Dziękuję, jajko wybaczone.`),
};
