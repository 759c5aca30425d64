import { lines } from '../phrase-templates.ts';
import type { InterestLines } from '../voice.ts';

/** Sentences by interest. */
export const interestLines: InterestLines = {
  hiking: lines(`Chodzę po Beskidach w tempie, które pozwala jeść kanapki w marszu.
    Na szczycie zawsze mam termos i gorzką czekoladę do podziału.
    Mówię „dzień dobry” każdemu na szlaku, owcom też.
    Zbieram pieczątki ze schronisk i odciski z nowych butów.`),
  camping: lines(`W namiocie śpię lepiej niż we własnym łóżku, nawet gdy na Kaszubach leje.
    Umiem rozbić namiot po ciemku i znaleźć w nim latarkę dopiero rano.`),
  climbing: lines(`Wspinam się na Jurze, a w deszcz na ściance. Magnezję mam nawet w portfelu.
    Ósemkę wiążę z zamkniętymi oczami, sznurówki niekoniecznie.`),
  cycling: lines(`Co roku pokonuję jeden odcinek wschodniego szlaku i jedną dętkę.
    Jeżdżę rowerem cały rok, tylko zimą mam więcej warstw.`),
  gardening: lines(`Mam działkę z altanką, porzeczkami i sąsiadem od dobrych rad.
    Latem rozdaję cukinie. Znajomi już nie otwierają mi drzwi.`),
  birdwatching: lines(`W maju wstaję o czwartej, żeby posłuchać wilgi.
    Biebrza wiosną, lornetka na szyi, kalosze po kolana: tak wygląda moje szczęście.`),
  sailing: lines(`Na Mazury jeżdżę w czerwcu, zanim przed śluzą zrobi się kolejka.
    Na łódce gotuję, śpiewam szanty i czasem nawet trafiam cumą w pachołek.`),
  surfing: lines(`Bałtyk też miewa fale. Biorę wtedy wolne.
    Na desce głównie czekam, za to z pięknym widokiem na Hel.`),
  'wild-swimming': lines(`Morsuję od listopada do marca i piszczę tylko przy wejściu.
    Znam jezioro bez pomostu, bez gofrów i bez ludzi.`),
  skiing: lines(`Najpierw biegówki w Jakuszycach, potem zupa tak gorąca, że parują okulary.
    Zjeżdżam ostrożnie, za to po oscypka z żurawiną pędzę na kreskę.`),
  kayaking: lines(`Krutynia, Brda, Rospuda: układam rzeki w kolejności od najmilszej.
    Wywracam się kajakiem raz do roku, zawsze przy publiczności.`),
  foraging: lines(`Miejsce na rydze zdradzę najwcześniej po roku znajomości.
    Suszę prawdziwki na kaloryferze i cała klatka o tym wie.`),
  running: lines(`Biegam powoli i z uśmiechem, więc na zdjęciach z zawodów wyglądam podejrzanie.
    Dwa kółka po parku, a za każde kółko drożdżówka.
    Sobotnia piątka w parku to połowa mojego życia towarzyskiego.
    Zimą biegam w czołówce i straszę zające.`),
  yoga: lines(`Na macie najlepiej wychodzi mi pozycja końcowa, ta na leżąco.
    Joga o szóstej trzydzieści, bo później dzień ma własne pomysły.`),
  gym: lines(`Chodzę na siłownię rano, kiedy sztangi są wolne, a ludzie milczą.
    Po treningu nóg schodzę po schodach tyłem.
    Martwy ciąg poprawia mi humor skuteczniej niż serial.
    Przerwy między seriami robię dłuższe niż serie, ale nie opuszczam żadnej środy.`),
  swimming: lines(`Pływam żabką z głową nad wodą, jak na starych filmach.
    Basen przed pracą: czterdzieści długości i zero telefonów.`),
  football: lines(`W niedzielę gram na orliku z ludźmi, którzy też już czują kolana.
    Kibicuję klubowi z czwartej ligi, bo tam słychać, co mówi trener.
    Na mecz zabieram pestki słonecznika i umiarkowany optymizm.
    Na boisku dużo krzyczę „moja!”, a potem bywa różnie.`),
  tennis: lines(`Mój serwis jest miękki, ale bardzo uprzejmy.
    Odbijam o ścianę za szkołą; ściana na razie prowadzi.`),
  basketball: lines(`Rzucam za trzy, trafiam za jeden, cieszę się jak za dziesięć.
    Kosz na osiedlu, piłka pod pachą, gramy do zmroku albo do obiadu.`),
  'martial-arts': lines(`Trenuję judo, więc umiem ładnie upadać. Przydaje się też zimą na chodniku.
    Po aikido kłaniam się odruchowo nawet w warzywniaku.`),
  dancing: lines(`Na weselach tańczę do ostatniej piosenki, a poprawiny traktuję poważnie.
    Chodzę na swinga; nogi już wiedzą, głowa jeszcze liczy.`),
  'horse-riding': lines(`Jeżdżę na kobyle, która sama decyduje, dokąd.
    Po stajni pachnę sianem i nie zamierzam za to przepraszać.`),
  cricket: lines(`Gram w krykieta w Polsce, czyli każdą rozmowę zaczynam od zasad.
    Na naszym boisku do krykieta najgroźniejszym rywalem jest kret.`),
  skating: lines(`Latem rolki na bulwarach, zimą łyżwy, siniaki przez cały rok.
    Hamuję na trawnikach. Trawniki już się przyzwyczaiły.`),
  cooking: lines(`Gotuję na oko i zawsze wychodzi za dużo, więc kupuję coraz więcej pudełek.
    Kiedy mam zły dzień, robię {dish}. Kiedy mam dobry, też.
    U mnie w kuchni gra radio, pachnie koper, a gość dostaje obieraczkę.
    Przepis traktuję jak prognozę pogody: czytam, a potem wyglądam przez okno.`),
  baking: lines(`Kiedy nie mogę spać, piekę {cake}. Sąsiedzi są rano wyjątkowo mili.
    Mój zakwas ma imię i lepszą opiekę niż ja.`),
  coffee: lines(`Mielę kawę ręcznie, bo to moja jedyna poranna gimnastyka.
    Do pierwszej filiżanki odpowiadam tylko kiwaniem głowy.
    Znam kawiarnię z trzema stolikami i najlepszym przelewem w okolicy.
    U mojej mamy pije się zalewaną, z fusami, i bardzo to szanuję.`),
  wine: lines(`Zwiedzam małe lubuskie winnice i najchętniej słucham o przymrozkach.
    O winie umiem powiedzieć dwie rzeczy: smakuje albo nie smakuje.`),
  'craft-beer': lines(`Próbuję piw z małych browarów, zwłaszcza tych z dziwną etykietą.
    Jedno piwo, za to z opowieścią o chmielu spod Lublina.`),
  tea: lines(`Piję herbatę ze szklanki w koszyczku, jak w wagonie restauracyjnym ze starego filmu.
    Mam więcej herbat niż talerzy i zaczynam ustawiać je na parapecie.`),
  'street-food': lines(`Zapiekanka o północy to dla mnie dziedzictwo narodowe.
    Każde nowe miasto poznaję od budki z najdłuższą kolejką.`),
  'vegan-food': lines(`Robię wegański smalec z fasoli, po którym wujkowie proszą o dokładkę.
    Minęło {number} lat bez mięsa, a mój bigos nadal znika pierwszy.`),
  'farmers-markets': lines(`W sobotę o siódmej jestem na ryneczku po jajka, plotki i koperek.
    Pani od serów pyta, co u mnie, i słucha do końca.`),
  barbecue: lines(`Pilnuję rusztu, obracam cukinię i nikomu nie oddaję szczypiec.
    Sezon grillowy otwieram w kwietniu, w kurtce i w czapce.`),
  'live-music': lines(`Chodzę na koncerty do piwnic na sto osób i staję tuż przy głośniku.
    Bilety z koncertów trzymam w puszce po piernikach.
    Najbardziej lubię supporty: nikt nic nie wie i wszyscy się zakochują.
    Na bis krzyczę tak, że następnego dnia mówię basem.`),
  vinyl: lines(`Puszczam z płyty {song} i udaję, że trzaski to kominek.
    Kupuję płyty za okładki i rzadko żałuję.`),
  guitar: lines(`Znam cztery akordy i wszystkie ogniskowe piosenki świata.
    Gram wieczorami na balkonie, a sąsiedzi jeszcze się nie wyprowadzili.`),
  piano: lines(`Pianino po prababci zajmuje pół pokoju i całe moje popołudnia.
    Ćwiczę jednego walca trzeci rok i już prawie nie liczę na głos.`),
  choir: lines(`Śpiewam w chórze, w drugim rzędzie, obok osoby, która zna nuty.
    Po próbie śpiewamy dalej na przystanku, na cztery głosy i jeden autobus.`),
  jazz: lines(`Lubię ten moment, kiedy na scenie wszyscy zamykają oczy, a kontrabas idzie dalej.
    Klaszczę po solówkach, czasem trochę za wcześnie.`),
  'electronic-music': lines(`Tańczę do techno z zatyczkami w uszach i bananem w plecaku.
    Kręcę gałkami syntezatora, dopóki nie zabrzmi jak lodówka z uczuciami.`),
  'classical-music': lines(`W filharmonii siadam na balkonie, skąd widać klawisze.
    Do zmywania najlepiej pasuje opera, bo jest głośniejsza od wody.`),
  'hip-hop': lines(`Znam na pamięć polski rap z lat dziewięćdziesiątych i nie waham się go użyć.
    Układam rymy w autobusie, po cichu i z poważną miną.`),
  festivals: lines(`Na festiwal pakuję kalosze, kapelusz i o jedną rolkę papieru za dużo.
    Najlepsze koncerty trafiają mi się w drodze po frytki.`),
  karaoke: lines(`Śpiewam przeboje weselne z pełnym przekonaniem i bez przepony.
    Na karaoke zaczynam od chórków, kończę z dwoma mikrofonami.`),
  cinema: lines(`Lubię {film} i małe kina, w których skrzypią fotele.
    Zostaję do końca napisów, nawet gdy ktoś już zamiata popcorn.
    Chodzę na poranki, bo wtedy cała sala jest moja.
    Po seansie potrzebuję spaceru, żeby się posprzeczać o zakończenie.`),
  theatre: lines(`Kupuję wejściówki i siedzę na schodach z wielką godnością.
    Gram w teatrze amatorskim: ostatnio drzewo, w nowym sezonie burzę.`),
  museums: lines(`Czytam wszystkie tabliczki, więc na muzeum zarezerwuj cały dzień.
    Skansen w deszczu: drewno pachnie, a przewodnik opowiada dwa razy więcej.`),
  photography: lines(`Fotografuję neony, szyldy i stare napisy na kamienicach.
    Umiem zrobić dobre zdjęcie każdemu, kto twierdzi, że źle wychodzi.
    Wstaję przed świtem, bo październikowa mgła nad łąką nie czeka.
    Drukuję zdjęcia i wklejam do albumu, z podpisami jak u babci.`),
  'film-photos': lines(`Mam na film trzydzieści sześć klatek i nad każdą się zastanawiam.
    Wywołuję zdjęcia w łazience, więc pukaj, zanim wejdziesz.`),
  drawing: lines(`Szkicuję ludzi w tramwaju, zawsze życzliwie.
    Rysuję dłonie, kamienice i czajniki. Koni unikam.`),
  painting: lines(`Maluję akwarele nad Bugiem, czasem wodą prosto z Bugu.
    Mam farbę na wszystkich swetrach i nazywam to kolekcją.`),
  pottery: lines(`Lepię miski. Każda stoi krzywo, ale we własnym stylu.
    Koło garncarskie uczy mnie cierpliwości, a glina pokory.`),
  architecture: lines(`Chodzę z głową zadartą do góry i przepraszam latarnie.
    Na każdej imprezie bronię betonowych pawilonów i lastryka na klatkach.`),
  'stand-up': lines(`Na open micu siadam w pierwszym rzędzie i śmieję się z dobroci serca.
    Zapisuję żarty na paragonach, a potem robię z nich zakładki.`),
  writing: lines(`Piszę powieść przy kuchennym stole, jeden rozdział na zimę.
    Wysyłam listy na papierze. Listonosz już mi się kłania.`),
  poetry: lines(`Wisi u mnie na lodówce wiersz, co miesiąc inny.
    Umiem na pamięć kilkanaście wierszy, głównie krótkich i głównie o deszczu.`),
  reading: lines(`Czytam właśnie {book} i przegapiam przystanki.
    Czytam w wannie, aż woda robi się zimna, a palce jak rodzynki.
    Stos książek przy łóżku nazywam szafką nocną.
    Pożyczam książki i pamiętam komu. Bez presji, tylko pytam.`),
  'board-games': lines(`Tłumaczę zasady tak długo, że herbata stygnie, ale potem jest pięknie.
    Przegrywam z klasą, wygrywam z tańcem.`),
  'video-games': lines(`Gram w gry, w których sadzi się rzepę i nikt nikogo nie goni.
    Wracam do gier z dzieciństwa i nadal utykam w tym samym miejscu.`),
  chess: lines(`Gram w parku z emerytami. Bilans mam fatalny, humor świetny.
    Moje otwarcie jest śmiałe, mój plan na środek partii żaden.`),
  puzzles: lines(`Układam tysiąc elementów i zaczynam od nieba, dla charakteru.
    W niedzielę jolka, ołówek, gumka i ktoś, kto zna rzeki na trzy litery.`),
  knitting: lines(`Robię na drutach szaliki, które starczają na dwie osoby.
    Wyciągam druty w pociągu i zaraz wiem, kto w przedziale lubi rozmawiać.`),
  woodworking: lines(`Zbijam karmniki, półki i czasem własny kciuk.
    Mam w piwnicy strug po dziadku i wióry w każdej kieszeni.`),
  plants: lines(`Hoduję {plant} i rozmawiam z liśćmi częściej niż z ludźmi w windzie.
    Przygarniam rośliny porzucone na klatce schodowej. Sześć już kwitnie.`),
  podcasts: lines(`Obieram ziemniaki przy podcastach historycznych, więc obieram ich za dużo.
    Co trzecie zdanie zaczynam od „w jednym podcaście mówili”.
    Zasypiam przy opowieściach o latarniach morskich i nie znam żadnego zakończenia.
    Sprzątam tylko wtedy, gdy wychodzi nowy odcinek. W poniedziałki mam lśniąco.`),
  dogs: lines(`Znam imiona wszystkich psów z osiedla i dwojga właścicieli.
    Mój pies wybiera trasę, ja niosę patyk.
    W soboty wyprowadzam psy ze schroniska i wracam z błotem po uszy.
    Na mojej kanapie jest część psia i ta druga, mniejsza.`),
  cats: lines(`Kot budzi mnie o piątej, bo o piątej jest najciekawiej.
    Mieszkam u kota. Czynsz płacę ja.
    Wszystkie moje czarne swetry mają kocie wykończenie.
    Kot ocenia gości od progu; na razie egzamin zdały dwie osoby.`),
  series: lines(`Oglądam po jednym odcinku, czyli po trzech.
    Wracam do starych polskich seriali, w których wszyscy mają meblościankę.
    Nie zdradzam zakończeń, nawet pod groźbą zabrania koca.
    Skandynawskie kryminały oglądam z herbatą i przy zapalonym świetle.`),
  travel: lines(`Najlepsze kolacje jadam {trip}, zwykle po podróży najgorszym autobusem.
    Z każdej podróży przywożę przyprawy i jedno nieprzydatne słowo.
    Wolę trzy tygodnie w jednej wsi niż trzy stolice w tydzień.
    Pakuję się w mały plecak i zawsze mam w nim kabanosy na drogę.`),
  'road-trips': lines(`Jeżdżę bocznymi drogami, bo przy autostradach nie sprzedają czereśni.
    Prowadzę, śpiewam i zatrzymuję się przy każdym wiatraku.`),
  'train-journeys': lines(`W pociągu siadam przy oknie, jem jajko na twardo i jest mi dobrze.
    Opóźnienie to dla mnie dodatkowy rozdział książki.`),
  languages: lines(`Uczę się {language} i ćwiczę głównie na kocie sąsiadów.
    Umiem zamówić zupę w ośmiu językach. Rozmowa o zupie idzie gorzej.`),
  volunteering: lines(`W osiedlowej bibliotece czytam dzieciom bajki, z głosami.
    Co wiosnę sprzątam z sąsiadami brzeg rzeki; nasz rekord to trzy opony i kanapa.`),
  history: lines(`Zatrzymuję się przy każdej tablicy, więc spacer ze mną trwa.
    Szukam swojego osiedla na starych mapach. Zawsze jest tam bagno.`),
  astronomy: lines(`W sierpniu leżę na karimacie w Bieszczadach i liczę spadające gwiazdy.
    Mam na balkonie teleskop i widok na Saturna albo na blok naprzeciwko.`),
  science: lines(`Czytam o grzybni, czarnych dziurach i rozumie kruków, w dowolnej kolejności.
    Pytam „a skąd to wiadomo?” nawet przy prognozie pogody.`),
  programming: lines(`Piszę w cztery godziny programy, które oszczędzają mi minutę.
    Mam w doniczce czujnik, który pisze do mnie, gdy paprotce chce się pić.`),
  'flea-markets': lines(`Na giełdzie staroci targuję się o filiżanki, które i tak kupię.
    Zbieram szkło z lat sześćdziesiątych i cudze pocztówki z Ciechocinka.`),
  'pub-quizzes': lines(`W quizach biorę na siebie stolice i piosenki z wesel.
    Nasza drużyna zawsze jest trzecia i zawsze ma najlepszą nazwę.`),
  meditation: lines(`Medytuję dziesięć minut dziennie, z czego siedem myślę o obiedzie.
    Siadam rano w ciszy, dopóki sąsiad nie włączy wiertarki.`),
};
