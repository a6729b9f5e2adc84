// Japanese letters come in many small files; the browser fetches those it shows.
import '@fontsource/m-plus-rounded-1c/500.css'
import '@fontsource/m-plus-rounded-1c/800.css'
