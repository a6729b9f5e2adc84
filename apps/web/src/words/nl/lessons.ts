import type { LessonTexts } from '../catalogue.ts'

export const texts: LessonTexts = {
  base: [
    'Welkom. Deze straat is van jou: een Graanveld, een Bakkerij en 3 munten. Wie als eerste alle vier de bezienswaardigheden bouwt, wint. Gooi de dobbelsteen.',
    'Een 2: je Bakkerij (2–3) levert 1 munt op. Groene winkels werken in je eigen beurt. Nu mag je één ding bouwen. Neem de Veehouderij voor 1 munt.',
    'Hana gooide een 2 en jouw Veehouderij betaalde je uit: blauw werkt in ieders beurt. Zij bouwde een Café. Rood krijgt een munt van wie het nummer gooit. Jouw beurt: gooi.',
    'Je gooide een 3. Rood gaat voor: Hana’s Café kreeg een munt, daarna verdiende je Bakkerij er een. Je hebt 4 munten: genoeg voor je eerste bezienswaardigheid. Bouw het Treinstation.',
    'Vanaf nu mag je met twee dobbelstenen gooien. Jouw kaarten werken bij 1, 2 en 3, dus één is vandaag beter. Gooi er één.',
    'Graan. Voor twee munten koop je een Supermarkt: 3 munten zodra je een 4 gooit. Bouw die.',
    'Tik op een kaart in je straat om te lezen wat die doet, hoe groot de kans is en wat die al heeft opgeleverd. Gooi daarna één dobbelsteen.',
    'Een 4, en de winkel betaalt 3. Heb je er meer van, dan betaalt elk exemplaar, en sommige kaarten tellen andere kaarten. Bouw wat je wilt, of pas en spaar.',
    'Gooien, verdienen, bouwen: dat is alles. Paarse attracties doen bijzondere dingen in je eigen beurt. De eerste stad met al haar bezienswaardigheden wint.',
  ],
  two: [
    'Machi Koro 2 begint met bouwen. Je hebt 5 munten en drie rondes. De markt heeft drie rijen: lage nummers, hoge nummers, bezienswaardigheden. Bouw iets met een laag nummer.',
    'Is een stapel op, dan komt er een nieuwe kaart. Bouw nog eens: een ander nummer is meer waard dan hetzelfde, want dan betalen meer worpen uit.',
    'De laatste bouwronde. Geef uit wat je hebt, of pas en houd je munten.',
    'Nu de dobbelstenen. Hier kies je altijd zelf: één voor lage nummers, twee voor hoge. Kijk naar je nummers en gooi.',
    'Eerst verdient iedereen, dan bouw je één ding. Is je beurs leeg, dan geeft de bank 1 munt. Bouw, of pas en spaar.',
    'Bezienswaardigheden liggen in de derde rij, van elk één voor iedereen. Je eerste is het goedkoopst, je derde kost 22. Veel ervan werken voor iedereen, dus let op wat je weggeeft. Gooi.',
    'Met drie bezienswaardigheden win je, of met het Lanceerplatform in één keer. Bouw wat jou het meest helpt, of spaar.',
    'Meer is het niet: gooien, verdienen, bouwen, drie bezienswaardigheden. De markt verandert steeds, dus geen twee spellen zijn gelijk.',
  ],
}
