import type { KeptWords } from '../keep-problems.ts'

export const kept: KeptWords = {
  refused:
    'Deze browser bewaart niets voor ons, misschien omdat dit een privévenster is. Je kunt spelen, maar sla wat je wilt houden op als bestand voordat je de pagina sluit.',
  full: 'De browser heeft hier geen ruimte meer voor. Alles van eerder is er nog. Sla oude spellen op als bestand en wis ze hier, dan lukt het weer.',
  newer:
    'In deze browser is een nieuwere versie van Machinami gebruikt, en deze pagina is te oud om te lezen wat die bewaarde. Laad de pagina opnieuw; er is niets verloren.',
  'other-tab':
    'In een ander tabblad staat Machinami open in een oudere versie. Sluit dat tabblad en laad deze pagina opnieuw; er is niets verloren.',
  broken:
    'Het lukte de browser niet om dit te bewaren. Wat eerder bewaard werd, is er nog. Sla wat je wilt houden op als bestand en laad de pagina dan opnieuw.',
}
