import { lines } from '../phrase-templates.ts';
import type { Slots } from '../voice.ts';

/** What replaces the slots, each in the case that its sentences need. */
export const slots: Slots = {
  dish: lines(`pierogi z soczewicą
    bigos na trzy dni
    placki ziemniaczane
    żurek na własnym zakwasie
    zupę ogórkową
    gołąbki w sosie pomidorowym
    leczo z cukinii
    kopytka z masłem i bułką tartą
    makaron z kurkami
    naleśniki z twarogiem
    kluski śląskie
    barszcz z uszkami
    łazanki z kapustą
    knedle ze śliwkami`),
  cake: lines(`sernik bez rodzynek
    szarlotkę
    jagodzianki
    makowiec
    chleb na zakwasie
    pierniki
    karpatkę
    ciasto ze śliwkami
    chałkę
    drożdżówki z serem
    placek z rabarbarem
    babkę cytrynową`),
  day: lines(`w poniedziałek
    we wtorek
    w środę
    w czwartek
    w piątek
    w sobotę
    w niedzielę
    w środę po pracy
    w sobotę przed południem
    w niedzielę po obiedzie`),
  trip: lines(`w Gruzji
    na Sardynii
    na Azorach
    w Albanii
    na Islandii
    w Lizbonie
    na Bornholmie
    w Słowenii
    na Krecie
    w Neapolu
    w Japonii
    w Norwegii
    na Litwie
    w Rumunii`),
  drink: lines(`kawę z mlekiem
    herbatę z malinami
    espresso
    gorącą czekoladę
    herbatę z cytryną
    lemoniadę z rabarbaru
    kakao
    kawę z kardamonem
    zimny kompot
    sok z rokitnika
    herbatę z imbirem
    kawę po turecku`),
  book: lines(`kryminał z małego miasteczka
    grubą sagę rodzinną
    reportaż z dalekiej północy
    opowiadania o kosmosie
    książkę o drzewach
    powieść o latarni morskiej
    biografię bez happy endu
    książkę o historii ziemniaka
    fantastykę z mapą na wyklejce
    listy sprzed stu lat
    esej o chodzeniu`),
  language: lines(`czeskiego
    włoskiego
    hiszpańskiego
    ukraińskiego
    portugalskiego
    japońskiego
    norweskiego
    gruzińskiego
    francuskiego
    koreańskiego
    litewskiego
    kaszubskiego`),
  pet: lines(`kot imieniem Pieróg
    stara kotka z charakterem
    kundelek ze schroniska
    jamnik, który boi się deszczu
    bardzo uprzejmy labrador
    jednooki kocur
    głuchy spaniel
    królik imieniem Kopytko
    żółw starszy od telewizora
    chart na emeryturze
    ruda kotka z kanapy
    pies wielkości bochenka`),
  plant: lines(`bazylię
    pomidory koktajlowe
    cytrynę z pestki
    monsterę
    paprotkę
    szczypiorek
    awokado
    grubosza
    storczyka
    miętę
    rozmaryn
    ostrą papryczkę`),
  number: lines(`pięć
    sześć
    siedem
    osiem
    dziewięć
    dziesięć
    jedenaście
    dwanaście`),
  relative: lines(`mama
    tata
    babcia
    dziadek
    siostra
    brat
    ciocia
    wujek
    kuzynka
    szwagier`),
  song: lines(`jazz z lat sześćdziesiątych
    polski big-beat
    francuski pop
    stary soul
    smutny skandynawski folk
    disco z lat osiemdziesiątych
    fado
    reggae
    tango na akordeon
    góralskie granie
    granie na cymbałach`),
  film: lines(`stare czeskie komedie
    filmy dokumentalne o ośmiornicach
    westerny
    filmy o napadach na bank
    dramaty sądowe
    ręcznie rysowane animacje
    musicale
    powolne filmy z Islandii
    kryminały z podwójnym dnem
    filmy z pociągiem w roli głównej`),
};
