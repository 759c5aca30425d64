import { lines } from '../phrase-templates.ts';
import type { BioPhrases } from '../voice.ts';

/** Sentences about a member. */
export const bioPhrases: BioPhrases = {
  origins: lines(`{city} od urodzenia i jakoś wciąż mi się nie nudzi.
    Dzieciństwo na wsi, dorosłość w bloku, serce gdzieś pośrodku.
    Mój adres: {city}, czwarte piętro bez windy, widok na kasztan.
    {city}: plan był na rok, minęło {number} lat.
    Moja przeprowadzka przez pół Polski to dwie walizki i jeden bardzo zmęczony fikus.
    {city} to mój drugi dom; pierwszy jest tam, gdzie babcia trzyma konfitury.
    Mam {number} minut spacerem do lasu i często to sprawdzam.
    Pochodzę znad morza i nadal tłumaczę ludziom, że najładniej jest tam w listopadzie.
    Rodzinny dom mam na Podlasiu, więc kiedy się cieszę, zaczynam mówić śpiewnie.
    Mam korzenie na Śląsku, więc niedzielny obiad bez modrej kapusty się nie liczy.
    Poznańskie geny: pyry z gzikiem i gaszenie światła w każdym pokoju.
    Jedna babcia wychodzi na dwór, druga na pole. Wychodzę i tu, i tam.
    Moja ulubiona pora na spacer? {city} przed siódmą rano, kiedy śpią jeszcze nawet gołębie.
    Mieszkam obok szkoły muzycznej i znam już wszystkie gamy.
    Mieszkam tam, gdzie autobus zawraca i zaczynają się pola.
    Kiedy dzwoni {relative}, pierwsze pytanie zawsze brzmi: „a jaką macie tam pogodę?”.
    Za mną trzy przeprowadzki; karton z kablami jedzie ze mną za każdym razem.
    Nowe miasto, nowy warzywniak, nowy skrót przez park. {city}, dzień dobry!
    Stara kamienica, piec kaflowy i sąsiadka, która wie wszystko.
    Rodzina mieszka od Suwałk po Zgorzelec, więc wakacje planują się same.
    Wielka płyta, mały balkon, widok na trzydzieści innych balkonów.
    Po latach za granicą znów mieszkam w Polsce. Wygrały kiszone ogórki.`),
  traits: lines(`Przychodzę pięć minut wcześniej i chodzę wokół bloku, żeby nie było widać.
    Mówię „jeszcze tylko herbata i lecę”, a potem siedzę do północy.
    Zbieram słoiki. Nigdy nie wiadomo.
    Nie umiem wyjść z księgarni bez torby.
    Lubię rozmowy w kuchni, nawet gdy impreza jest w pokoju.
    Kiedy się żegnam, to w trzech ratach: w pokoju, w przedpokoju i na klatce.
    Mam dobrą pamięć do imion i fatalną do kluczy.
    Piszę listy zakupów i zostawiam je na lodówce.
    Śmieję się z własnych żartów, ale z cudzych głośniej.
    Wysyłam pocztówki, nawet z sąsiedniego powiatu.
    Potrafię milczeć w samochodzie i nie jest wtedy niezręcznie.
    W windzie zawsze zagaduję, choćby o guzikach.
    Wzruszam się na reklamach świątecznych i na dworcach.
    Mam jedną szufladę, do której nikt nie powinien zaglądać. Są tam baterie i gumki.
    Uważam, że większość rzeczy da się naprawić taśmą i rozmową.
    Wolę zadzwonić niż pisać elaboraty.
    Wisi u mnie papierowy kalendarz z imieninami, taki do zdzierania.
    Z cierpliwości mam piątkę, z kolejek w przychodni najwyżej trójkę.
    Nie kłócę się o pilota, o ostatniego pieroga owszem.
    Łatwo mnie przekupić ciepłą drożdżówką i dobrym argumentem.
    Chodzę na grzyby bardziej dla lasu niż dla grzybów.
    Mam na półce {number} kubków i dla każdego jakąś historię.
    Jak mówi {relative}, upór mam po rodzinie. Po mieczu i po kądzieli.
    W niedzielę gram na nosie poniedziałkowi i nie nastawiam budzika.
    Zatrzymuję się, żeby pogłaskać każdego psa, który wyrazi zgodę.
    Noszę w torbie chusteczki, plaster i awaryjnego batona.
    Podśpiewuję w sklepie. Zwykle to, co leci z głośnika dwie alejki dalej.
    Na pytanie „co słychać” odpowiadam szczerze, więc lepiej usiądź.
    Czwartkowe wieczory mam wolne i bronię ich jak twierdzy.
    Rozmawiam z roślinami, z drukarką i z kierowcami, którzy mnie nie słyszą.
    Ubieram się na cebulkę od września do maja.
    Mam słabość do dworcowych zegarów i drewnianych domów.
    Na wycieczce to ja niosę mapę i ogórki w słoiku.
    Szybciej chodzę, niż mówię, a mówię szybko.
    Gubię rękawiczki zawsze w liczbie nieparzystej.
    Robię listę na wyjazd, a potem i tak jadę bez szczoteczki.
    Nie oceniam ludzi po butach, najwyżej po tym, jak traktują kelnerów.
    Sprawdzam trzy razy, czy żelazko jest wyłączone. Nie mam żelazka.
    Pytam o drogę, choć mam mapę, bo tak się poznaje ludzi.
    Przytrzymuję drzwi autobusu tym, którzy jeszcze biegną.
    Umiem słuchać i nie dawać rad, dopóki ktoś o nie nie poprosi.
    Zasypiam przed końcem każdego filmu, nawet gdy to ja wybieram.
    Lody jem zimą, zupę w upał i nikt mi nie wmówi, że to dziwne.
    Po złożeniu szafki zawsze zostają mi trzy śrubki na pamiątkę.
    Cieszę się z małych rzeczy: ze słońca w kuchni i z wolnego miejsca przy oknie.`),
  youngTraits: lines(`Dzielę mieszkanie z trójką ludzi i jedną porządną patelnią.
    Pierwsza prawdziwa praca, pierwsza pralka, pierwszy własny dywan.
    Do rodziców jeżdżę z praniem, od rodziców wracam ze słoikami.
    Umiem przeżyć tydzień na makaronie i pożyczonym czosnku.
    Dopiero sprawdzam, co mi w życiu wychodzi, i bardzo mi się to podoba.
    W akademiku uczę się dwóch rzeczy: cierpliwości i gotowania w czajniku.
    Jestem na etapie, na którym nowa suszarka do prania to wydarzenie.
    Dzwonię do mamy, żeby zapytać, ile gotuje się jajko. Za każdym razem.
    Mój pokój ma dziewięć metrów i ambicje salonu.
    Mam trzy pomysły na życie i wszystkie zapisane na jednej serwetce.`),
  midlifeTraits: lines(`Co drugi tydzień mam w domu dwójkę dzieci, a w pozostałe ciszę.
    Po rozwodzie, pogodnie, z lepszym przepisem na rosół.
    Moje nastolatki uważają ten profil za najzabawniejszą rzecz roku.
    Kredyt mam do emerytury, kolano do remontu, a humor bez zarzutu.
    Wiem już, co lubię, i nadal lubię niespodzianki.
    Sześciolatka wybrała mi to zdjęcie i nie przyjmuje reklamacji.
    Własnych dzieci nie mam, za to czwórka siostrzeńców zna kod do mojej szuflady ze słodyczami.
    Z wiekiem odkrywam, że można wyjść z imprezy o dziesiątej i nic się nie dzieje.
    Nie udaję już, że lubię głośne kluby. Lubię krzesła z oparciem.
    Jestem spontaniczną osobą w parzyste weekendy.
    Mam za sobą długi związek i zero pretensji do świata.
    Odwożę dzieci na treningi i znam już wszystkie ławki w okolicy.
    Wracam do rzeczy z młodości: do gitary, do roweru i do randek.
    Zaczynam drugą połowę bez pośpiechu i z lepszym materacem.`),
  seniorTraits: lines(`Mam czworo wnucząt i zawsze ciasto w spiżarni.
    Od kilku lat mieszkam w pojedynkę i brakuje mi kogoś do rozmowy przy śniadaniu.
    To dzieci założyły mi konto. Zamierzam się nim cieszyć.
    Zdrowie dopisuje, humor jeszcze bardziej.
    Mam działkę, bilet seniora i ani myślę zwalniać.
    Chodzę na uniwersytet trzeciego wieku i siedzę w pierwszej ławce.
    Chodzę z kijami po parku codziennie, bez względu na pogodę.
    Wnuczka nauczyła mnie wysyłać serduszka, więc uwaga.
    Na potańcówkach w domu kultury nie podpieram ściany.
    Po długim małżeństwie nikogo nie szukam na zastępstwo, szukam towarzystwa na teraz.
    Jeżdżę do sanatorium dla zdrowia i dla dansingów, w tej kolejności.
    Robię przetwory w ilościach, których nikt już nie zje bez pomocy.
    Pamiętam czasy, gdy na randkę umawiało się pod zegarem. Nadal jestem za.
    Mam wreszcie czas na wszystko, na co nigdy go nie było.`),
  hopes: lines(`Szukam kogoś, z kim zwykły wtorek będzie ciekawszy.
    Marzy mi się ktoś, kto odstąpi mi kruszonkę z drożdżowego.
    Chcę poznać osobę, która pyta i czeka na odpowiedź.
    Liczę na rozmowę, przez którą ucieka ostatni tramwaj.
    Szukam towarzystwa do wspólnego lepienia pierogów, najlepiej na lata.
    Chętnie poznam kogoś, kto też lubi wracać do domu.
    Szukam miłości, ale zacznijmy od spaceru.
    Marzę o kimś, do kogo dzwoni się już z klatki schodowej.
    Szukam osoby, która na szlaku nie pyta co chwilę, czy daleko jeszcze.
    Może wyjdzie z tego przyjaźń, może dużo więcej. Sprawdzimy przy herbacie.
    Przyda mi się ktoś, kto potrzyma drabinę i pośmieje się z półki.
    Chcę związku, w którym zmywa ta osoba, która nie gotuje.
    Szukam człowieka na dobre, na złe i na niedzielę z deszczem.
    Najbardziej zależy mi na kimś, kto mówi wprost, ale łagodnie.
    Niech to będzie ktoś, kto cieszy się z pierwszego śniegu.
    Niczego nie przyspieszam, ciasto drożdżowe też musi wyrosnąć.
    Szukam kogoś, przy kim można milczeć nad jeziorem.
    Chcę dzielić z kimś parasol, choć mój jest mały.
    Poznam osobę, która umie się przyznać, że zgubiła drogę.
    Marzy mi się drugi kubek na suszarce.
    Szukam kogoś do jeżdżenia donikąd lokalnym pociągiem.
    Mam nadzieję na ciekawość, ciepło i trochę głupich żartów.
    Chcę budować coś powoli i z drewna, jak domek na drzewie.
    Brakuje mi osoby do kłótni o to, czy na pizzy może być ananas.
    Szukam kogoś, kto ma własne życie i chętnie o nim opowiada.
    Liczę na uczucie, które wytrzyma wspólne składanie szafy.
    Dobrze by było trafić na kogoś, kto śmieje się w tych samych momentach filmu.
    Wystarczy mi życzliwość i apetyt. Reszta przyjdzie.
    Szukam kogoś, kto w lesie też się zatrzymuje, żeby posłuchać dzięcioła.
    Chcę mieć z kim jeść gofry na molo w listopadzie.
    Wypatruję kogoś, kto zna się na gwiazdach albo dobrze udaje.
    Szukam spokoju z poczuciem humoru.
    Marzę o wspólnym ogródku, choćby na parapecie.
    Dobrze, jeśli jesteś spoza mojego bloku, choć blok mam fajny.
    Szukam pary do tańca, do kajaka i do naleśników.`),
  closings: lines(`Kawa czy spacer?
    Powiedz, jaką zupę lubisz najbardziej.
    Napisz, co dziś widać z twojego okna.
    Zdradź mi swoje ulubione polskie słowo.
    Zapytaj mnie o gęś. To dłuższa historia.
    Co ostatnio cię zachwyciło?
    Odpisuję, jak tylko zdejmę garnek z ognia.
    Zacznijmy od zwykłego „cześć”.
    Poleć mi książkę, a ja polecę ci piekarnię.
    Mam wolne {day}. A ty?
    Nie piszmy do siebie miesiącami, chodźmy na {drink}.
    Twoja kolej.
    Co robisz, kiedy na urlopie leje od poniedziałku?
    Wyślij mi tytuł piosenki, która zawsze działa.
    Z cukrem czy bez?
    Morze czy góry? Jest dobra odpowiedź, ale nie powiem która.
    Powiedz, gdzie u ciebie kwitną najładniejsze bzy.
    Napisz, którą łyżką jesz lody: małą czy dużą.
    Napisz, na co teraz czekasz z radością.
    Przekonaj mnie do flaków. Nikomu się to jeszcze nie udało.
    Zapytaj, co trzymam w słoiku z napisem „gwoździe”.
    Ty wybierasz miejsce, ja wybieram ciasto.
    Stawiam pierwsze lody sezonu.
    W co się bawiło na twoim podwórku? Czyli: skąd jesteś?
    Co zamówić dla nas na początek?
    Opowiedz mi, czym pachniał dom twojej babci.
    Dorzuć swoją najlepszą anegdotę z pociągu.
    Zadaj mi pytanie, którego nikt tu nie zadaje.`),
  fewWords: lines(`Na żywo wypadam lepiej.
    Więcej ognisk, mniej powiadomień.
    Spokojna głowa, szybki rower.
    Piszę to trzeci raz. Lepiej zapytaj.
    Ciekawość, kanapki, dobre buty.
    Siostra sprawdza, czy tu zaglądam.
    Piętnaście tysięcy kroków i pączek.
    O sobie opowiem przy pierogach.
    Odpisuję powoli, lubię szybko.
    Debiut w tej aplikacji. Proszę o łagodną ocenę.
    Chodźmy na {drink} i zobaczymy.
    {city}, herbata, słabe żarty.
    Uzupełnię ten opis {day}. Może.
    Odwaga w wersji próbnej.
    Ja obieram, ty mieszasz?
    Zapytaj, co mi się przytrafiło {trip}.
    W tygodniu pustelnia, w sobotę dom otwarty.
    Trochę biblioteka, trochę potańcówka.
    W domu czeka na mnie {pet}.
    Łatwo mnie rozśmieszyć, trudno pogonić.
    Bursztyn w kieszeni, piasek w butach.
    Zasięg mam słaby, bo las mam blisko.
    Mam koc, dwa kubki i wolne popołudnie.
    Trzydzieści metrów, dwanaście krzeseł.
    Dobrze przytulam, źle śpiewam.
    Cisza na początku, potem już nie.
    Lubię mgłę, targowiska i ludzi bez pośpiechu.
    To moje okno świeci się najdłużej na osiedlu.
    Pogodny realizm i wełniane skarpety.
    Fikus mnie poleca.
    Poranna sowa z wieczornym skowronkiem w środku.
    Jezioro przed śniadaniem, jajecznica po jeziorze.
    Na spacer zawsze, na imprezę po namyśle.
    Rower ma na imię Halina. Reszta na żywo.
    Na wszystkie smutki mam herbatę z sokiem malinowym.
    Hamak, kompot i towarzystwo poproszę.
    Życzliwie, punktualnie, z lekkim katarem.
    Dobrze mi w życiu. Dostawię krzesło.
    Człowiek od zadań niepilnych.
    Wolno się rozkręcam, długo trzymam ciepło. Jak termos.
    Mój opis jest na urlopie.
    Jestem po kolacji, ale deser zjem.
    Krótki opis, długie rozmowy.
    Umiem w pierogi, uczę się w randki.
    Dobry wieczór, ja w sprawie spaceru.`),
};
