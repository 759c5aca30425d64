import { lines } from '../phrase-templates.ts';
import type { PromptAnswers } from '../voice.ts';

/** Answers by prompt. */
export const promptAnswers: PromptAnswers = {
  'perfect-sunday': lines(`Śniadanie do południa, spacer do zmroku, rosół pomiędzy.
    Las, termos i nikt nie pyta o poniedziałek.
    Jajecznica z kurkami, gazeta, drzemka. W tej kolejności.
    Pociąg byle dokąd, lody na rynku, powrót ze słońcem w oczach.
    Piekę {cake}, a ktoś wpada „tylko na chwilę” i zostaje do kolacji.
    Deszcz o szybę, koc i {film} aż do zmroku.
    Rano giełda staroci, po południu naprawianie tego, co mi tam wcisnęli.
    Obiad u rodziców, z którego wraca się z siatą słoików.
    Jezioro, pomost, kanapki z pomidorem i mokre włosy.
    Telefon w szufladzie, okna na oścież, w radiu lista przebojów sprzed lat.`),
  'get-along': lines(`umiesz śmiać się z tego, że pada czwarty dzień urlopu.
    jesz ruskie z cebulką i nie udajesz, że wystarczą ci trzy.
    kiedy jest cicho, nie szukasz od razu pilota.
    mówisz „nie wiem” bez wstydu.
    wysiadasz przystanek wcześniej, żeby się przejść.
    wiesz, że na wycieczce kanapki zjada się za pierwszym zakrętem.
    oddajesz mi miejsce przy oknie chociaż w drodze powrotnej.
    wolisz domówkę w kuchni niż lożę w klubie.
    dzwonisz do babci nie tylko od święta.
    zbierasz szyszki bez żadnego planu.`),
  'never-shut-up': lines(`Rozkłady jazdy i to, że kiedyś do każdej wsi jechał pociąg.
    Kiszenie. Ogórki, kapusta, buraki, cytryny, wszystko.
    Moja osiedlowa wiewiórka i jej życie rodzinne.
    Polskie neony i to, kto je dziś ratuje.
    Wyższość jezior nad morzem.
    To, dlaczego pyzy, kluski i kopytka to trzy różne światy.
    Zespół z mojego liceum, który nigdy nie wyszedł z garażu.
    Podróże, a zwłaszcza ta jedna noc {trip}.
    Ortografia. Serio, „rz” ma fascynującą przeszłość.
    Wszystkie koty, które mnie kiedykolwiek zlekceważyły.`),
  'looking-for': lines(`kogoś, kto pojedzie ze mną na grzyby i nie zdradzi miejsca.
    drugiej osoby do wielkiej pizzy i małych radości.
    rozmowy, która nie kończy się na „co tam”.
    miłości bez pośpiechu, z drugim śniadaniem.
    kogoś, kto zostaje pozmywać.
    czułości na co dzień, nie tylko od święta.
    drugiej połowy drużyny do zdobywania schronisk i szarlotek.
    człowieka, który mówi, kiedy mu smutno.
    odwagi, żeby napisać do ciebie jeszcze raz.
    towarzystwa na długie zimy i krótkie urlopy.`),
  'simple-pleasure': lines(`Pierwszy ciepły dzień, kiedy można wyjść bez czapki.
    Chrupiąca piętka chleba jeszcze w drodze do domu.
    Świeża pościel suszona na dworze.
    Truskawki prosto z łubianki, bez mycia, bez świadków.
    Autobus, który przyjeżdża równo ze mną.
    Kasztan w kieszeni zimowej kurtki, jeszcze z zeszłego roku.
    Zapach palonych liści i dymu z komina w październiku.
    Zdrapywanie naklejki z nowego kubka w całości.
    Cisza po tym, jak lodówka przestaje buczeć.
    Gorąca herbata po spacerze na mrozie, kiedy szczypią policzki.`),
  'unusual-skill': lines(`Odróżniam po kroku, kto z sąsiadów idzie po schodach.
    Wymawiam „Szczebrzeszyn” od tyłu.
    Otwieram każdy słoik, nawet ten od cioci.
    Zgaduję, ile waży arbuz, z dokładnością do pół kilo.
    Naśladuję zapowiedzi dworcowe, z echem.
    Składam prześcieradło z gumką tak, że wygląda jak koperta.
    Wyczuwam, w której kasie kolejka stanie. Zawsze do niej trafiam.
    Znam na pamięć tablice rejestracyjne z całej Polski.
    Obieram mandarynkę tak, że ze skórki wychodzi słoń.
    Budzę się minutę przed budzikiem i leżę z pretensją.`),
  'best-trip': lines(`Rower, Podlasie i burza, którą dało się przeczekać tylko w czyjejś stodole.
    Dwa tygodnie {trip} z jednym plecakiem i cudzym parasolem.
    Nocny pociąg nad morze, w którym cały przedział jadł jedną kiełbasę.
    Zimowe Bieszczady: śnieg po pas i schronisko z piecem.
    Tydzień {trip}, podczas którego nic nie poszło zgodnie z planem, i bardzo dobrze.
    Spływ Rospudą: mapa zatonęła nam już pierwszego dnia.
    Kolonie w Łebie i trzydzieści kartek do domu o tej samej treści.
    Prom na Bornholm w październiku, pusty i rozkołysany.
    Listopad {trip}, kiedy miejscowi mają wreszcie czas pogadać.
    Stare auto dziadków, cztery osoby, namiot na dachu i Bułgaria.`),
  'first-date': lines(`Spacer, a jeśli pada, to spacer z parasolem.
    Idziemy na {drink}, siadamy przy oknie i zgadujemy, dokąd spieszą się ludzie.
    Palmiarnia zimą: ciepło, zielono i jest o czym mówić.
    Zapiekanka w ręku i spacer po dzielnicy bez mapy.
    Kajak dwuosobowy. Dużo się wtedy wie o człowieku.
    Targ o poranku, a potem śniadanie z tego, co w torbie.
    Kręgle bez ambicji i z dużą ilością śmiechu.
    Muzeum z dziwną kolekcją, na przykład żelazek.
    Kino letnie, koc i komary jako przyzwoitki.
    Pączki i most, z którego widać całe miasto.`),
  'cook-for-you': lines(`Zrobię {dish}, ale obieranie dzielimy po połowie.
    Rosół, który stoi na ogniu od rana, żeby było słychać niedzielę.
    Jajecznicę na pomidorach o dowolnej porze doby.
    Pierogi z tym, co lubisz. Tylko napisz dzień wcześniej, bo lepię wolno.
    Chłodnik tak różowy, że trzeba mu zrobić zdjęcie.
    Upiekę {cake} i będę udawać, że to nic takiego.
    Pomidorową. Ryż czy makaron, o tym musimy porozmawiać.
    Młode ziemniaki z koperkiem i zsiadłym mlekiem, czyli lato na talerzu.
    Grzanki z serem, bo umiem je naprawdę dobrze, a resztę średnio.
    Gulasz według kartki z tłustą plamą. Prawa autorskie ma {relative}.`),
  'small-hill': lines(`Na kanapce masło musi sięgać samego brzegu.
    Pomidorowa jest z makaronem. Ryż jest na gołąbki.
    Kalendarz zaczyna się od poniedziałku.
    W górach mówi się sobie „cześć”, kropka.
    Zasłony odsłania się rano, nawet jeśli widok jest na śmietnik.
    Na dworcu stoi się po prawej stronie schodów ruchomych.
    Sałatka jarzynowa tylko w drobną kostkę.
    Rolkę papieru wiesza się końcem od ściany. Od ściany!
    Mizeria jest ze śmietaną, nie z jogurtem.
    Kapcie dla gości to wyraz miłości.`),
  'learning-now': lines(`{language}, na razie tylko o zwierzętach i pogodzie.
    odmawiać dokładki tak, żeby nikt się nie obraził.
    grać na ukulele, ku rozpaczy piętra niżej.
    odróżniać kanię od muchomora, z kimś mądrzejszym obok.
    pływać kraulem i przy tym oddychać.
    odpoczywać bez listy zadań.
    szyć na maszynie po prababci, która warczy jak traktor.
    stać na rękach. Ściana bardzo pomaga.
    piec chleb, który ma dziury tam, gdzie trzeba.
    języka migowego, żeby pogadać z sąsiadem z parteru.`),
  'proud-of': lines(`Działka po dziadkach, która znów ma jabłka.
    Mama umie już wysłać głosówkę. To nasze wspólne dzieło.
    Przyjaźnie z podstawówki, które trwają do dziś.
    Własnoręcznie położone kafelki. Nie patrz w róg.
    Rzucony nałóg podjadania czekolady po północy. Prawie.
    Przebiegnięta dycha, choć wózek z bliźniakami był szybszy.
    Tydzień w pojedynkę {trip} bez jednego telefonu po ratunek.
    Moja paprotka, z którą nikt nie wiązał nadziei.
    Pierwsza przemowa bez kartki i tylko z jednym „yyy”.
    Spokój, z jakim dziś jadę windą w ciszy z sąsiadami.`),
  'green-flag': lines(`wpuszczasz kogoś w kolejce, bo ma tylko mleko.
    umiesz powiedzieć coś miłego o kimś, kogo nie ma przy stole.
    po kłótni to ty wstawiasz wodę na herbatę.
    masz w domu więcej niż jedną poduszkę.
    pytasz kelnera, jak mu mija dzień.
    umiesz schować telefon na całą kolację.
    kibicujesz ludziom, z którymi przegrywasz.
    wyrzucasz śmieci, zanim ktoś o to poprosi.
    piszesz po randce, że jesteś już w domu.
    masz ulubione drzewo.`),
  'after-work': lines(`na działce, po łokcie w ziemi.
    w kuchni, gdzie gra radio i skwierczy cebula.
    na ławce pod blokiem, razem z osiedlowym kotem.
    na basenie, na wolnym torze, w obu znaczeniach.
    w piwnicy, gdzie trzeci rok odnawiam krzesło.
    w czytelni, pod tą lampą, która mruga.
    na próbie chóru, w ostatnim rzędzie, z cukierkiem miętowym.
    w drodze na trening albo w drodze do lodówki.
    na balkonie, gdzie podlewam {plant}.
    w kinie studyjnym, w rzędzie piątym, z przemyconą mandarynką.`),
  'last-laughed': lines(`to, jak gołąb wsiadł do tramwaju i wysiadł na właściwym przystanku.
    moje własne zdjęcie w dowodzie.
    przedstawienie w przedszkolu, w którym marchewka pobiła się z selerem.
    to, jak {relative} rozmawia z asystentem głosowym per „proszę pana”.
    nagranie, na którym pies śpiewa z karetką.
    moje pierwsze ciasto drożdżowe, które do dziś podpiera drzwi.
    to, że cały autobus szukał mojej czapki, a ona była na mojej głowie.
    ogłoszenie na klatce: „Zginął żółw, uciekł w nocy”.
    zebranie, na którym przez pół godziny gadał tylko czyjś kot.
    nieme „sto lat” odśpiewane do kamerki z wyłączonym mikrofonem.`),
  'favourite-place': lines(`Ławka nad rzeką, ta z wyrytym sercem i brakującą deską.
    Bar mleczny, w którym pani woła „leniwe raz!”.
    Dach parkingu o zachodzie słońca.
    Aleja klonów za szpitalem, najlepiej w połowie października.
    Ryneczek w sobotę, alejka z kwiatami.
    Czytelnia na piętrze, gdzie pachnie kurzem i spokojem.
    Pętla autobusowa, za którą zaczyna się las.
    Podwórko z trzepakiem, na którym nadal ktoś wisi głową w dół.
    Kawiarnia przy dworcu, z widokiem na powitania.
    Ogród botaniczny w dzień powszedni, kiedy są tam tylko emeryci i kaczki.`),
  'childhood-me': lines(`Własna lodziarnia z darmowymi lodami. Biznesplanu brak.
    Praca na koparce, koniecznie żółtej.
    Odkrycie nowego dinozaura w piaskownicy.
    Weterynaria, ale tylko dla chomików.
    Życie w latarni morskiej z psem i zapasem oranżady.
    Podróż na Księżyc i z powrotem przed dobranocką.
    Biuro detektywistyczne na trzecim piętrze. Pierwsza sprawa: kto zjada drożdżówki.
    Zapowiadanie pogody w telewizji, zawsze ze słońcem.
    Jazda tramwajem za darmo, czyli praca w tramwaju.
    Szkoła dla kotów, z prawdziwym dziennikiem.`),
  'friends-say': lines(`że na przeprowadzkę przychodzę z taśmą, markerem i drożdżówkami.
    że zawsze mam przy sobie kanapkę i plaster.
    że moje „zaraz” trwa czterdzieści minut, ale warto czekać.
    żeby mnie nie puszczać do sklepu ze starociami.
    że opowiadam jedną historię o gęsi, za każdym razem dłuższą.
    że w kalambury gram jak o życie.
    że trzymam wszystkie ich sekrety i jeden rozkład jazdy.
    że najpierw jest cisza, a potem nie da się mnie zatrzymać.
    że mój bigos łagodzi spory.
    że na wyjazdach wstaję o szóstej i cicho brzęczę sztućcami.`),
  'bad-at': lines(`parkowanie równoległe, zwłaszcza przy widowni.
    szeptanie w kinie.
    wychodzenie bez pożegnania.
    pakowanie prezentów. Wszystkie wyglądają jak kalafior.
    krojenie chleba na równe kromki.
    udawanie, że prezent mi się podoba.
    zapamiętywanie, gdzie stoi auto.
    niejedzenie czegoś, co „jest na święta”.
    śpiewanie „Sto lat” w jednej tonacji.
    czekanie, aż pizza wystygnie.`),
  'on-repeat': lines(`{song}, głównie przy zmywaniu.
    piosenka z reklamy proszku, niestety.
    płyta, której okładki już prawie nie widać.
    chór z Podhala, bo poniedziałki wymagają mocnych środków.
    ta sama kołysanka, bo siostrzeniec nie uznaje innych.
    soundtrack ze starej bajki, z całym dubbingiem.
    audycja o ptakach z odgłosami bagien.
    jedna ballada, której tytułu nie podam bez herbaty.
    deszcz nagrany pod namiotem, do spania.
    hit z kolonii, którego uczy się teraz cała moja rodzina.`),
  'changed-mind': lines(`Szpinak. W przedszkolu wróg, dziś najlepszy kumpel naleśnika.
    Mieszkanie w pojedynkę. Okazuje się całkiem przytulne.
    Małe miasta. Wszyscy wszystko wiedzą, ale też pomogą wnieść szafę.
    Drzemki w ciągu dnia. Jak można było przed nimi uciekać?
    Proszenie o pomoc. Nadal trudne, ale działa.
    Wątróbka. Nie, żartuję. Poezja.
    Wczesne wstawanie. Świat o szóstej jest grzeczniejszy.
    Śląskie familoki. Kiedyś szare, dziś najpiękniejsza cegła w kraju.
    Urlop nad morzem poza sezonem. Wieje, pusto, cudownie.
    Wygodne buty. Uroda przegrała i wcale nie jest mi smutno.`),
  'teach-you': lines(`lepić pierogi tak, żeby się nie rozklejały.
    puszczać kaczki, rekord to jedenaście.
    trzech akordów, po których świat staje otworem.
    kisić ogórki na słuch.
    tańczyć oberka, jeśli masz dużo miejsca i mało zahamowań.
    rozpoznawać ptaki po tym, na co narzekają.
    spać w pociągu na siedząco.
    podstaw {language} w wersji obiadowej.
    wiązać węzeł, który puszcza dopiero na prośbę.
    grać w tysiąca i nie tracić przyjaciół.`),
  'good-deed': lines(`Ktoś na peronie w Koluszkach oddał mi swoje rękawiczki i wsiadł do pociągu.
    Kierowca autobusu, który poczekał, aż dobiegnę, i jeszcze bił brawo.
    Starsza pani w przychodni, która podzieliła się ze mną krzyżówką.
    Kartka za wycieraczką: „Masz otwarte okno, a będzie lało”.
    Turysta na szlaku i jego ostatnia kostka czekolady.
    Nieznajoma z klatki obok, która powiesiła mi na klamce reklamówkę śliwek.
    Portfel, który wrócił pocztą z liścikiem i rysunkiem kota.
    Pan z warzywniaka dorzucił mi koperek „na lepszy humor”.
    Cały przedział szukał mojej soczewki, na kolanach, przez trzy stacje.
    Dziecko w tramwaju, które bez słowa podało mi pół rogalika.`),
  tradition: lines(`Pączki w tłusty czwartek, kupowane o szóstej, jedzone do wieczora.
    Pierwszego dnia wiosny chowam zimową czapkę. Następnego znów ją wyjmuję.
    Z każdych wakacji wysyłam pocztówkę do siebie.
    Lepienie uszek całą rodziną, z konkursem na najbrzydsze.
    W urodziny biorę wolne i jadę nad wodę, w każdą pogodę.
    Andrzejki z laniem wosku i wróżbą, która zawsze wygląda jak kaczka.
    Pusty talerz przy stole dla kogoś, kto może wpaść.
    Raz w roku piszę list do babci, piórem i bez skreśleń.
    Ognisko na zakończenie lata, z ziemniakami z popiołu.
    W śmigus-dyngus śpię z psikawką pod poduszką.`),
  'two-truths': lines(`Mówię do gęsi po imieniu, żongluję, nie znam smaku flaków.
    Mam bliźniaka, boję się ciem, umiem jeździć traktorem.
    Znam alfabet Morse’a, nie lubię sernika, gram na pile.
    Mój pies jada kiszone ogórki, mam tatuaż, śpię w skarpetach.
    Mam na koncie rolę drzewa, skok ze spadochronem i życie bez prawa jazdy.
    Mam {number} sióstr, uczulenie na truskawki i dyplom z kręgli.
    Moja rodzina hoduje pszczoły, mam zdjęcie z żubrem, nie cierpię miodu.
    Zbieram kapsle, umiem robić szpagat, mieszkam na ulicy Krzywej.
    Mówię po kaszubsku, chodzę spać o dziewiątej, nigdy nie jadam śniadań.
    Mam w domu harmonię, kajak i ani jednego telewizora.`),
};
