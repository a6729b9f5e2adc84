import type { Examples } from '../catalogue.ts'

/** Van elk spel één beurt, een zin bij elke stap van het regelboek. */
export const examples: Examples = {
  base: [
    'Je hebt nog geen Treinstation, dus je gooit één dobbelsteen: een 3.',
    'Hana’s Café werkt op 3: je betaalt haar 1 munt, nog voor iemand iets verdient. Op 3 werkt geen blauwe attractie.',
    'Je Bakkerij werkt op 2 en 3 en levert 1 munt op; met twee Bakkerijen was het 2.',
    'Je hebt 4 munten. Het Treinstation kost er 4: je bouwt het, en je beurt is voorbij.',
    'Hana gooit een 2: je Veehouderij betaalt jou, ook al is het haar beurt.',
  ],
  two: [
    'Je koopt een Wijngaard voor 1 munt, een Bakkerij voor 1 en een Bos voor 3: elke ronde één.',
    'Je nummers zijn laag, dus je neemt één dobbelsteen: een 2.',
    'De Wijngaard is blauw en betaalt iedereen die er een heeft; daarna betaalt je groene Bakkerij jou.',
    'Je hebt geen munt meer: de bank geeft je er 1, en daarmee koop je een Graanveld.',
    'De Tempel kost 12 munten als eerste bezienswaardigheid, 16 als tweede en 22 als derde.',
  ],
  legacy: [
    'Jij gooit 9, Hana 7: jij begint.',
    'Nog geen Smidse, dus je gooit één dobbelsteen: een 1.',
    'Je Graanakker betaalt je 1 munt. Graanakkers zijn blauw: ook Hana krijgt er een.',
    'Je eerste bezienswaardigheid kost 5 munten, de volgende 15, de laatste 25. Jouw deel van de Sterrenwacht is 20.',
    'Hana heeft drie bezienswaardigheden, maar haar deel nog niet betaald: het spel gaat verder.',
  ],
}
